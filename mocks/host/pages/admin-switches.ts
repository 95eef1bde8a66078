import { suppliedRoutes } from '../../handlers/toggles.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { table, toggle } from './parts.ts';

export const switchesPage = definePage({
  path: '/app/admin/switches',
  title: 'Switches',
  lang: 'en',
  render: ({ world }) => html`
${table(
  'Vacancies',
  ['Vacancy', 'Place', 'Open'],
  world.vacancies
    .all()
    .map((row) => [
      row.title,
      row.place,
      toggle({ kind: 'vacancy', id: row.vacancy_id, value: row.is_open, label: row.title }),
    ]),
)}
${table(
  'Dealer flags',
  ['Dealer', 'FMD', 'Mentor', 'Tutor', 'Active'],
  world.dealers
    .all()
    .slice(0, 8)
    .map(({ dealer_id, name, fmd, mentor, tutor, is_active }) => [
      name,
      toggle({ kind: 'fmd', id: dealer_id, value: fmd, label: `FMD: ${name}` }),
      toggle({ kind: 'mentor', id: dealer_id, value: mentor, label: `Mentor: ${name}` }),
      toggle({ kind: 'tutor', id: dealer_id, value: tutor, label: `Tutor: ${name}` }),
      toggle({
        kind: 'is-active',
        id: dealer_id,
        route: suppliedRoutes.isActive,
        value: is_active,
        label: `Active: ${name}`,
      }),
    ]),
)}
${table(
  'Committee',
  ['Member', 'Position', 'Active'],
  world.committee
    .all()
    .slice(0, 5)
    .map((row) => [
      row.name,
      row.position,
      toggle({ kind: 'committee-admin', id: row.committee_user_id, value: row.is_active, label: row.name }),
    ]),
)}
${table(
  'Sliders',
  ['Slider', 'On'],
  world.sliders
    .all()
    .map((row) => [
      row.title,
      toggle({ kind: 'slider', type: row.type, slider: row.slider, value: row.is_on, label: row.title }),
    ]),
)}
${table(
  'Assessments',
  ['Assessment', 'Active'],
  world.assessments
    .all()
    .map((row) => [row.title, toggle({ kind: 'assessment', id: row.id, value: row.is_active, label: row.title })]),
)}
${table(
  'Announcements',
  ['Announcement', 'Pinned'],
  world.announcements.all().map((row) => [
    row.title,
    toggle({
      kind: 'generic',
      id: row.id,
      route: suppliedRoutes.pinAnnouncement,
      value: row.is_pinned,
      label: row.title,
    }),
  ]),
)}`,
});
