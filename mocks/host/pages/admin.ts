import { currentMonth, longMonthText, parseMonth } from '../../../shared/lib/index.ts';
import { suppliedRoutes } from '../../handlers/toggles.ts';
import type { World } from '../../world/world.ts';
import { html } from '../html.ts';
import { definePage, type Page } from '../page.ts';
import { widget } from '../widget.ts';
import { table, toggle } from './parts.ts';

const LARGE = 10_000;

const viewer = (kind: string, id: number | string, text: string) =>
  widget('image-viewer', { kind, id }, text, { tag: 'span' });

const members = (kind: string, caption: string, heads: readonly string[], all: ReturnType<World['committee']['all']>) =>
  table(
    caption,
    heads,
    all.map((row) => [row.name, row.position, toggle(kind, row.committee_user_id, row.is_active, row.name)]),
  );

/** The admin's tables and settings. `?rows=10000&columns=20` makes the report as large as the largest network's. */
export const adminPages: readonly Page[] = [
  {
    path: '/app/admin/recognition',
    title: 'Recognitions',
    lang: 'en',
    render: ({ world }) =>
      table(
        'Recognitions',
        ['Recognition', 'Awarded on', 'Active', 'Download', 'Image'],
        world.recognitions
          .all()
          .map(({ recognition_id, name, awarded_on, is_active, can_download, image }) => [
            html`<a href="/app/admin/recognition/${recognition_id}">${name}</a>`,
            awarded_on,
            toggle('recognition', recognition_id, is_active, name),
            toggle('recognition-download', recognition_id, can_download, `${name}: download`),
            image ? viewer('recognition-image', recognition_id, 'View') : 'No image',
          ]),
      ),
  },
  definePage({
    path: '/app/admin/recognition/{recognition_id}',
    example: '/app/admin/recognition/1',
    title: 'Recognition and its posters',
    lang: 'en',
    render({ world, params, csrf }) {
      const recognition = world.recognitions.find(params.recognition_id);
      if (!recognition) return undefined;
      const { recognition_id, name, is_active, can_download, image } = recognition;
      return html`<p class="lead" dir="auto">${name}</p>
<section aria-labelledby="posters"><h2 id="posters">Posters</h2>
${widget('poster-progress', { recognition_id, show_progress: world.recognitions.arePostersMade(recognition_id) ? 1 : 0 })}
<form method="post" action="/app/admin/recognition/${recognition_id}/posters">${csrf}<button class="button" type="submit">Generate posters</button></form></section>
<section aria-labelledby="settings"><h2 id="settings">Settings</h2><dl class="settings">
<div><dt>Active</dt><dd>${toggle('recognition', recognition_id, is_active, 'Recognition active')}</dd></div>
<div><dt>Download</dt><dd>${toggle('recognition-download', recognition_id, can_download, 'Download allowed')}</dd></div>
<div><dt>Image</dt><dd>${image ? viewer('recognition-image', recognition_id, 'View') : 'No image'}</dd></div>
</dl></section>
${table(
  'Recipients',
  ['Name', 'PG code', 'Poster', 'Proof'],
  world.recognitions
    .recipientsOf(recognition_id)
    .map((person) => [
      person.name,
      person.pg_code,
      toggle('poster-verified', person.recognitionuser_id, person.poster_verified, `Poster of ${person.name}`),
      person.proof ? viewer('recognition-proof', person.user_id, 'View Proof') : 'No proof',
    ]),
)}`;
    },
    forms: [
      {
        path: '/app/admin/recognition/{recognition_id}/posters',
        submit({ world, params }) {
          world.recognitions.generatePosters(params.recognition_id);
          return `/app/admin/recognition/${encodeURIComponent(params.recognition_id)}`;
        },
      },
    ],
  }),
  {
    path: '/app/admin/switches',
    title: 'Switches',
    lang: 'en',
    render({ world }) {
      const { vacancies, dealers, committee, sliders, assessments, announcements } = world;
      const { isActive, pinAnnouncement } = suppliedRoutes;
      return html`${table(
        'Vacancies',
        ['Vacancy', 'Place', 'Open'],
        vacancies.all().map((row) => [row.title, row.place, toggle('vacancy', row.vacancy_id, row.is_open, row.title)]),
      )}
${table(
  'Dealer flags',
  ['Dealer', 'FMD', 'Mentor', 'Tutor', 'Active'],
  dealers
    .all()
    .slice(0, 8)
    .map(({ dealer_id, name, fmd, mentor, tutor, is_active }) => [
      name,
      toggle('fmd', dealer_id, fmd, `FMD: ${name}`),
      toggle('mentor', dealer_id, mentor, `Mentor: ${name}`),
      toggle('tutor', dealer_id, tutor, `Tutor: ${name}`),
      toggle('is-active', dealer_id, is_active, `Active: ${name}`, { route: isActive }),
    ]),
)}
${members('committee-admin', 'Committee', ['Member', 'Position', 'Active'], committee.all().slice(0, 5))}
${table(
  'Sliders',
  ['Slider', 'On'],
  sliders.all().map(({ title, is_on, ...names }) => [title, toggle('slider', undefined, is_on, title, names)]),
)}
${table(
  'Assessments',
  ['Assessment', 'Active'],
  assessments.all().map(({ id, title, is_active }) => [title, toggle('assessment', id, is_active, title)]),
)}
${table(
  'Announcements',
  ['Announcement', 'Pinned'],
  announcements
    .all()
    .map(({ id, title, is_pinned }) => [title, toggle('generic', id, is_pinned, title, { route: pinAnnouncement })]),
)}`;
    },
  },
  {
    path: '/app/admin/dealers',
    title: '200 dealers in one table',
    lang: 'en',
    render: ({ world }) =>
      table(
        'Dealers',
        ['Dealer', 'PG code', 'Place', 'FMD'],
        world.dealers
          .all()
          .map(({ dealer_id, name, pg_code, place, fmd }) => [
            name,
            pg_code,
            place,
            toggle('fmd', dealer_id, fmd, `FMD: ${name}`),
          ]),
      ),
  },
  {
    path: '/app/admin/apprentices',
    title: 'Apprentices',
    lang: 'en',
    render: ({ world }) =>
      table(
        'Applications',
        ['Name', 'Phone', 'Attachment', 'Status'],
        world.apprentices
          .all()
          .map(({ apprentice_id, name, phone, attachment, status, comment }) => [
            name,
            phone,
            attachment === null ? 'None sent' : viewer('apprentice-attachment', attachment, 'View Attachment'),
            widget(
              'apprentice-status',
              { apprentice_id, status, comment, label: `Status: ${name}` },
              ['Pending', 'Approved', 'Rejected'][status],
            ),
          ]),
      ),
  },
  {
    path: '/app/admin/report',
    title: 'Sales report',
    lang: 'en',
    render({ world, url }) {
      const now = currentMonth(world.clock.now());
      const parameter = (name: string) => url.searchParams.get(name) ?? '';
      const number = (name: string, most: number) =>
        parameter(name) ? Math.min(most, Math.max(5, Number(parameter(name)) || 0)) : undefined;
      const [start, end] = [
        parseMonth(parameter('start_month_year')) ?? now - 2,
        parseMonth(parameter('end_month_year')) ?? now,
      ];
      const report = world.sales.report(start, end, { rows: number('rows', LARGE), columns: number('columns', 24) });
      const months = { start_month_year: longMonthText(start), end_month_year: longMonthText(end) };
      return html`<p>From ${months.start_month_year} to ${months.end_month_year}. <a href="/app/admin/report?rows=${LARGE}&amp;columns=20">${LARGE.toLocaleString('en')} rows</a></p>
${widget('report-table', { ...report, ...months, title: 'Sales report' }, html`<p>${report.rows.length} rows. The table needs JavaScript.</p>`, { as: 'json' })}`;
    },
  },
  {
    path: '/app/committee/members',
    title: 'Ahli Jawatankuasa',
    lang: 'ms',
    render: ({ world }) =>
      members('committee', 'Ahli Jawatankuasa', ['Nama', 'Jawatan', 'Aktif'], world.committee.all()),
  },
];
