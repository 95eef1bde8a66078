import type { Course } from '../../world/academy.ts';
import { html, type Html } from '../html.ts';
import { definePage, type Page } from '../page.ts';
import { widget } from '../widget.ts';

const details = ({ name, datetime }: Course): Html =>
  html`<dl class="settings"><div><dt>Course</dt><dd>${name}</dd></div><div><dt>Date and time</dt><dd>${datetime}</dd></div></dl>`;

/** The course calendar, the registration it leads to, and the admin's calendar of interests. */
export const academyPages: readonly Page[] = [
  {
    path: '/app/academy',
    title: 'Academy',
    lang: 'en',
    render: () => widget('course-calendar', {}, html`<p>The course calendar appears here.</p>`),
  },
  definePage({
    path: '/app/academy/register/{id}',
    example: '/app/academy/register/1000',
    title: 'Course registration',
    lang: 'en',
    render: ({ world, me, params, csrf }) => {
      const course = world.academy.find(params.id);
      if (!course) return undefined;
      const left = world.academy.placesLeft(course);
      const form = html`<form method="post" action="/app/academy/register/${course.id}">${csrf}<button class="button" type="submit">Confirm registration</button></form>`;
      const state = course.registered.has(me.user_id)
        ? html`<p role="status"><strong>You are registered.</strong></p>`
        : left > 0
          ? form
          : html`<p>Full Registered</p>`;
      return html`${details(course)}<p>${left} of ${course.total_slot} places are left.</p>${state}<p><a href="/app/academy">Back to the calendar</a></p>`;
    },
    forms: [
      {
        path: '/app/academy/register/{id}',
        submit: ({ world, me, params }) => {
          world.academy.register(params.id, me.user_id);
          return `/app/academy/register/${params.id}`;
        },
      },
    ],
  }),
  {
    path: '/app/admin/academy/interest',
    title: 'Course interest',
    lang: 'en',
    render: () => widget('interest-calendar', {}, html`<p>The interest calendar appears here.</p>`),
  },
];
