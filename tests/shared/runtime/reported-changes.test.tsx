import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acts, answer, click, type Act } from '../../support/acts.ts';
import * as atm from '../../support/atm-booking.ts';
import { items } from '../../support/items.ts';
import { mockedDay } from '../../support/mocked-day.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network, settleNetwork } from '../../support/network.ts';
import { crop, saveButton } from '../../support/photo-dialog.ts';
import { changesOf } from '../../support/reported-changes.ts';
import { session, TOMORROW } from '../../support/session-booking.ts';

/** What a widget reports with `dw:change` while a person does the acts of its row in the table of acts, and then `more`. */
interface Reported {
  /** Instead of the acts of the table. */
  acts?: Act[];
  more?: Act[];
  serve?(): void;
  changes: unknown[];
}

const booked = (path: string) => network.use(http.post(path, () => HttpResponse.json({ message: 'success' })));
const bookTomorrow = [
  (widget) => atm.chooseDate(widget),
  (widget) => atm.choose(widget, '9:00 am', '10:00 am'),
  click('button', 'Tempah Slot'),
  answer('Ya'),
  answer('OK'),
] satisfies Act[];
const slots = [{ date: atm.TOMORROW, slots: ['9:00 am', '10:00 am'] }];
const onDay = (): void => void mockedDay('2041-11-21T09:00:00+08:00');

/** Widgets that are not in it report nothing. */
const reported: Record<string, Reported> = {
  'apprentice-status': {
    acts: [
      items['apprentice-status']!.use,
      click('button', 'Save Reason'),
      (widget) => widget.findByText('Saved!'),
      (widget) => userEvent.selectOptions(widget.getByRole('combobox'), 'Approved'),
    ],
    changes: ['Tentang yang pertama', ''],
  },
  'atm-booking': { serve: () => booked('/app/atm'), more: bookTomorrow, changes: [{ place: '2', slots }] },
  avatar: {
    more: [
      async (widget) => {
        const dialog = within(await widget.findByRole('dialog'));
        await crop(dialog, [40, 40]);
        await userEvent.click(saveButton(dialog));
      },
      answer('OK'),
    ],
    changes: [{ image: expect.any(Blob) }],
  },
  'checklist-note': { changes: ['Tentang yang pertama'] },
  'checklist-toggle': { changes: [true, false] },
  'course-calendar': { serve: onDay, acts: [click('button', /^Friday, 22 Nov 2041/)], changes: ['2041-11-22'] },
  'dealer-search': {
    serve: () =>
      network.use(
        http.get('/api/search-dealers', () =>
          HttpResponse.json([{ user_id: 7, pg_code: 'PG12345', name: 'Siti', team: 'g100' }]),
        ),
      ),
    changes: ['7', ''],
  },
  'dealer-sop': { changes: [{ done: [1] }, { done: [] }] },
  'file-uploader': { changes: [{ file: { name: 'resit.pdf', size: 1 } }] },
  'input-add': {
    changes: [['x'], ['x', 'd'], ['x', 'du'], ['x', 'dua'], ['dua']].map((values) => ({ values })),
  },
  'interest-calendar': { serve: onDay, acts: [click('button', /^Friday, 22 Nov 2041/)], changes: ['2041-11-22'] },
  'mentor-note': { changes: ['Tentang yang pertama'] },
  'month-filter': { changes: [{ month_year: '5-2027' }] },
  'price-rows': {
    acts: [items['price-rows']!.use, click('button', /^Remove/)],
    changes: [
      [
        { name: 'prices[0][price_id]', value: '1' },
        { name: 'prices[0][name]', value: 'Lain' },
        { name: 'prices[0][price]', value: '10.00' },
      ],
      [],
    ],
  },
  quiz: {
    changes: [
      { question_id: '201', key: 'a' },
      { question_id: '202', key: 'b' },
      { assessment_id: '2', sent: true },
    ],
  },
  'report-table': {
    more: [click('button', 'Apply')],
    changes: [{ start_month_year: '01-2026', end_month_year: '03-2026' }],
  },
  'room-booking': { serve: () => booked('/app/room'), more: bookTomorrow, changes: [{ place: '2', slots }] },
  'room-session-booking': {
    serve: () => network.use(http.post('/app/book-room', () => HttpResponse.text('/PAY-1'))),
    acts: [
      items['room-session-booking']!.use,
      ...acts['room-session-booking']!.acts.slice(1, 2),
      async (widget) => userEvent.click(session(widget, 1)),
      async (widget) => userEvent.click(session(widget, 3)),
      click('button', 'Buat Tempahan'),
      answer('Bayar Sekarang'),
    ],
    changes: [{ room_id: '1', date: TOMORROW, sessions: ['Session 1', 'Session 3'], is_full_room: false }],
  },
  'searchable-select': { changes: ['7', ''] },
  'social-media-toggle': { changes: [true, false] },
  'sortable-list': { changes: [{ order: ['2', '1'] }, { order: ['1', '2'] }, { order: ['2', '1'] }] },
  'training-registration': {
    serve: () =>
      network.use(
        http.post('/app/plt/register', () => HttpResponse.json({ status: 'valid', user_id: 777 })),
        http.post('/app/training/daftar', () => HttpResponse.text('/bayar/1')),
      ),
    more: [click('button', 'Daftar dan bayar'), answer(/^Ya, bayar/)],
    changes: [{ user_id: '777', training_id: '8', outcome: 'pay' }],
  },
  'upline-mentor': {
    serve: () => network.use(http.post('/app/empire/mentor', () => HttpResponse.json({ mentor_name: 'Puan Dua' }))),
    changes: ['Puan Dua'],
  },
  'yes-no-toggle': { changes: [true, false] },
};

test('no other widget is in the table', () => {
  expect(Object.keys(reported).filter((name) => !(name in acts))).toEqual([]);
});

test.each(Object.entries(acts))(
  '%s reports with dw:change what the person has done or the server has answered, once each',
  async (widgetName, { html, serve, acts: steps }) => {
    const row = reported[widgetName] ?? { changes: [] };
    serve?.();
    row.serve?.();
    const { place, widget } = await mountHtml(html);
    const changes = changesOf(place);
    for (const step of [...(row.acts ?? steps), ...(row.more ?? [])]) await step(widget);
    await settleNetwork();
    await expect.poll(() => changes).toEqual(row.changes);
  },
);
