import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { popups } from '../../.storybook/support/popups.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import * as atm from './atm-booking.ts';
import { items } from './items.ts';
import type { HostPlace } from './mount-html.ts';
import { network } from './network.ts';
import * as sessions from './session-booking.ts';
import * as training from './training-form.ts';
import { questionOf } from './quiz.ts';

type Queries = HostPlace['widget'];
export type Act = (widget: Queries) => Promise<unknown>;

/** A widget, and what a person does with it one after the other. */
interface Acts {
  html: string;
  serve?(): void;
  acts: Act[];
}

export const click =
  (role: string, name?: string | RegExp): Act =>
  async (widget) =>
    userEvent.click((await widget.findAllByRole(role, name === undefined ? {} : { name }))[0]);
const fill =
  (name: string | RegExp, text: string): Act =>
  (widget) =>
    userEvent.fill(widget.getByRole('textbox', { name }), text);
const select =
  (option: string, name?: string): Act =>
  (widget) =>
    userEvent.selectOptions(widget.getByRole('combobox', name === undefined ? {} : { name }), option);
const find =
  (role: string, name: string | RegExp): Act =>
  (widget) =>
    widget.findByRole(role, { name });
const key =
  (keys: string): Act =>
  () =>
    userEvent.keyboard(keys);
/** A button of a question, an alert or a toast. */
export const answer =
  (name: string | RegExp): Act =>
  async () =>
    userEvent.click(await popups.findByRole('button', { name }));

/** Does it, and waits for what is announced half a second later. */
const announcing =
  (words: RegExp, act: Act): Act =>
  async (widget) => {
    await act(widget);
    await widget.findByText(words);
  };

/** What is done with the item in the table of items, and then more. */
const item = (name: string, ...more: Act[]): Acts => {
  const { html, serve, use } = items[name]!;
  return { html, ...(serve && { serve }), acts: [use, ...more] };
};
const note = (name: string): Acts =>
  item(
    name,
    click('button', 'Simpan'),
    click('button', /^(Yes|Ya)$/),
    find('button', /^Ubah/),
    click('button', /^Ubah/),
  );
const toggle = (name: string): Acts =>
  item(name, click('switch'), (widget) => widget.findByRole('switch', { checked: false }));
const slots = (place: string, other: string): Act[] => [
  (widget) => atm.chooseDate(widget),
  (widget) => atm.choose(widget, '9:00 am', '10:00 am'),
  (widget) => atm.choose(widget, '9:00 am'),
  click('button', 'Tarikh seterusnya'),
  click('button', 'Tempah Slot'),
  answer('Batal'),
  select(other, place),
  answer('Ya'),
];
const slotsOfDay = [
  atm.slot('9:00 am', 2),
  atm.slot('10:00 am', 1, { names: ['Ali', 'Siti'] }),
  atm.slot('11:00 am', 0),
];
const cell = (GAP: number) => ({ total: GAP + 1, GAP, EPP: 1, NORMAL: 0 });
const question = (id: number) => questionOf(id, `Apa nombor ${id}?`, [`Jawapan a${id}`, `Jawapan b${id}`]);

/** By the widget's name: each has a row here or among the items. */
export const acts: Record<string, Acts> = {
  ...Object.fromEntries(Object.keys(items).map((name) => [name, item(name)])),
  'apprentice-status': item('apprentice-status', click('button', 'Save Reason'), select('Approved')),
  'atm-booking': {
    html: atm.html(),
    serve: () => atm.serveTimes({ [atm.TOMORROW]: slotsOfDay }),
    acts: [select('Johor', 'Negeri'), select('ATM Skudai', 'ATM'), ...slots('ATM', 'ATM Kluang')],
  },
  avatar: {
    ...items['avatar']!,
    acts: [
      announcing(/area of 32 × 32/, items['avatar']!.use),
      announcing(/area of 29 × 29/, click('button', 'Zoom In')),
      click('button', 'Clear'),
    ],
  },
  'broadcast-template': item('broadcast-template', click('button', 'Copy the message'), answer('Close')),
  'checklist-note': note('checklist-note'),
  'checklist-toggle': toggle('checklist-toggle'),
  'course-calendar': {
    html: snippet('course-calendar'),
    acts: [
      click('button', /[1-9]\d* (kursus|courses?)$/),
      click('button', /Keterangan|Show Description/),
      key('{Escape}'),
      click('button', /Next month/),
      (widget) => userEvent.fill(widget.getByRole('searchbox'), 'zzz'),
      click('button', /Previous month/),
    ],
  },
  'dealer-search': item('dealer-search', click('button', /Clear|Padam/), (widget) =>
    userEvent.fill(widget.getByRole('combobox'), 'zzzz'),
  ),
  'dealer-sop': item('dealer-sop', click('button', 'Mula semula'), answer('Ya')),
  'faq-item': item('faq-item', click('button')),
  'file-uploader': item('file-uploader', click('button', /^Upload/), find('button', /^Upload/)),
  'help-menu': {
    html: snippet('help-menu', {
      json: { entries: [1, 2].map((at) => ({ title: `Cara ${at}`, content: `Isi ${at}` })) },
    }),
    acts: [click('button', 'Cara 1'), click('button', 'Back to Menu'), click('button', 'Cara 2')],
  },
  'image-viewer': item('image-viewer', click('button', 'Close'), click('button')),
  'input-add': item('input-add', click('button', 'Add'), key('dua'), click('button', /^Remove/)),
  'interest-calendar': {
    html: snippet('interest-calendar'),
    acts: [click('button', /[1-9]\d* (interested|berminat)/), click('button', /No interest|Tiada yang/)],
  },
  'mentor-note': note('mentor-note'),
  'month-filter': {
    html: snippet('month-filter', { attributes: { month_year: '3-2026' } }),
    acts: [
      click('button', /^Month/),
      click('button', /^Next year/),
      click('gridcell', 'May'),
      click('button', /^Month/),
    ],
  },
  'note-block': item('note-block', click('button')),
  'price-rows': item(
    'price-rows',
    click('button', 'Add a price'),
    key('Awal{Tab}abc{Tab}'),
    click('button', 'Move Awal up'),
    click('button', /^Remove/),
  ),
  quiz: {
    html: snippet('quiz', {
      json: { kind: 'customer', assessment_id: 2, user_id: 101, questions: [201, 202].map(question) },
    }),
    acts: [
      click('radio', 'Jawapan a201'),
      click('button', 'Seterusnya'),
      click('radio', 'Jawapan b202'),
      click('button', 'Sebelumnya'),
      click('button', 'Hantar'),
      async () => {
        await userEvent.click(await popups.findByRole('button', { name: 'Ya' }));
        await popups.findByRole('button', { name: 'OK' });
      },
      answer('OK'),
    ],
  },
  'read-more': item('read-more', click('button')),
  'report-table': {
    html: snippet('report-table', {
      json: {
        header: ['Name', 'Code', 'Team', 'Place', 'Members'],
        rows: ['Siti', 'Ali'].map((name, at) => [name, `PG${at}`, 'G100', 'Ipoh', cell(at)]),
        data_total: [cell(9)],
        start_month_year: '01-2026',
        end_month_year: '03-2026',
      },
    }),
    acts: [
      (widget) => userEvent.fill(widget.getByRole('searchbox'), 'Ali'),
      click('radio', 'EPP'),
      click('button', /^Members/),
      click('button', /^Members/),
      (widget) => userEvent.fill(widget.getByRole('searchbox'), 'zzz'),
      (widget) => userEvent.clear(widget.getByRole('searchbox')),
    ],
  },
  'room-booking': {
    html: snippet('room-booking', { json: { rooms: [1, 2].map((id) => ({ id, name: `Bilik ${id}`, state: '01' })) } }),
    serve: () => network.use(http.post('/app/room/time', () => HttpResponse.json(slotsOfDay))),
    acts: [select('Bilik 1', 'Bilik'), ...slots('Bilik', 'Bilik 2')],
  },
  'room-session-booking': item(
    'room-session-booking',
    async (widget) => userEvent.click(await sessions.dayNamed(widget, sessions.TOMORROW)),
    click('checkbox', /^Session 1/),
    click('checkbox', /keseluruhan/),
    click('button', 'Tarikh seterusnya'),
    click('button', 'Buat Tempahan'),
    answer(/Batal|Tidak/),
    click('button', /^Tukar/),
    click('radio', sessions.rooms[1]!.name),
  ),
  'searchable-select': item('searchable-select', click('button', /Clear|Padam/), (widget) =>
    userEvent.fill(widget.getByRole('combobox'), 'zzzz'),
  ),
  'social-media-toggle': toggle('social-media-toggle'),
  'sortable-list': item('sortable-list', click('button', 'Move Satu up'), click('button', 'Move Dua up')),
  'testimony-gallery': item('testimony-gallery', key('{ArrowRight}'), key('{Escape}')),
  'training-registration': {
    html: training.html({
      variant: 1,
      is_bulk: true,
      has_spouse: true,
      has_coupon: true,
      has_referral_coupon: true,
      prices: [
        { id: 81, name: 'Biasa', price: '199.95' },
        { id: 82, name: 'VIP', price: 349.9 },
      ],
    }),
    serve: training.asVisitor,
    acts: [
      async (widget) => {
        await click('button', 'DAFTAR')(widget);
        await widget.findByRole('textbox', { name: 'Nama' });
      },
      fill('Nama', 'Siti'),
      fill('Nombor telefon', '012-345 6789'),
      select('+65 Singapura', 'Kod negara: Nombor telefon'),
      async (widget) => {
        await userEvent.fill(widget.getByRole('combobox', { name: 'Upline FMD' }), training.uplines[2]!.name);
        await userEvent.keyboard('{Enter}');
      },
      select('3', 'Kuantiti'),
      click('radio', /VIP/),
      fill(/^Kupon \(/, 'EMAS25'),
      click('button', /^Guna Kupon \(/),
      find('button', /^Padam/),
      click('button', /^Padam/),
      fill('Kupon referral', 'SALAH'),
      click('button', 'Guna Kupon referral'),
      (widget) => widget.findByText('Kupon Tidak Sah'),
      (widget) => userEvent.clear(widget.getByRole('textbox', { name: 'Kupon referral' })),
      click('switch', 'Hadir bersama pasangan'),
      fill('Nama pasangan', 'Ali'),
      click('switch', 'Hadir bersama pasangan'),
      click('button', 'Daftar dan bayar'),
      fill('PG Code', 'pg123456'),
      fill('E-mel', 'siti@contoh.my'),
      click('checkbox', 'Saya faham dan bersetuju.'),
      click('button', 'Daftar dan bayar'),
      answer('Batal'),
    ],
  },
  'upline-mentor': item(
    'upline-mentor',
    async (widget) => {
      const dialog = within(await widget.findByRole('dialog'));
      await userEvent.fill(dialog.getByRole('combobox'), 'Dua');
      await userEvent.keyboard('{Enter}');
    },
    click('button', 'Simpan'),
    click('button', 'Yes'),
    find('button', /^Tukar mentor/),
  ),
  'yes-no-toggle': toggle('yes-no-toggle'),
};
