import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { chooseFile, imageFile } from './image-files.ts';
import type { HostPlace } from './mount-html.ts';
import { network } from './network.ts';
import { choosePhoto, cropReady } from './photo-dialog.ts';
import { dayNamed, serveSessions, TOMORROW } from './session-booking.ts';
import { asVisitor } from './training-form.ts';
import { popups } from '../../.storybook/support/popups.ts';

type Queries = HostPlace['widget'];

/** One widget as a page writes it for one item, what the page changes to make it another item, and what a person may have started meanwhile. */
export interface Item {
  html: string;
  /** Attributes of another item, as in `dataset`. */
  other: Record<string, string>;
  /** Answers that are the same for both. */
  serve?(): void;
  /** Makes the first item visible on the screen. */
  use(widget: Queries): Promise<void>;
  /** Makes the widget send a request; absent for a widget that sends none, or that aborts it. */
  send?(widget: Queries): Promise<void>;
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const file = () => new File(['x'], 'resit.pdf', { type: 'application/pdf' });
const click = (widget: Queries, role: string, name?: string | RegExp) =>
  userEvent.click(widget.getByRole(role, name === undefined ? {} : { name }));
const answerYes = async () => userEvent.click(await popups.findByRole('button', { name: /^(Yes|Ya)$/ }));
const flip = {
  use: async (widget: Queries) => {
    await click(widget, 'switch');
    await widget.findByRole('switch', { checked: true });
  },
  send: (widget: Queries) => click(widget, 'switch'),
};
const writeNote = {
  use: async (widget: Queries) => {
    await click(widget, 'button', /^Ubah/);
    await userEvent.fill(widget.getByRole('textbox'), 'Tentang yang pertama');
  },
  send: async (widget: Queries) => {
    await writeNote.use(widget);
    await click(widget, 'button', 'Simpan');
    await answerYes();
  },
};
const chooseIn = async (widget: Queries, words: string) => {
  await userEvent.fill(widget.getByRole('combobox'), words);
  await userEvent.click((await widget.findAllByRole('option'))[0]);
};
const openMentorDialog = async (widget: Queries) => {
  await click(widget, 'button', /^Tukar mentor/);
  return within(await widget.findByRole('dialog'));
};
const openDetails = (widget: Queries) => userEvent.click(widget.getAllByRole('button')[0]);

/** By the widget's name; every widget with an identity has its row. */
export const items: Record<string, Item> = {
  'apprentice-status': {
    html: snippet('apprentice-status', { attributes: { apprentice_id: 1, status: 0, label: 'Ali' } }),
    other: { apprenticeId: '2', label: 'Siti' },
    use: async (widget) => {
      await userEvent.selectOptions(widget.getByRole('combobox'), 'Rejected');
      await userEvent.fill(widget.getByRole('textbox'), 'Tentang yang pertama');
    },
    send: (widget) => userEvent.selectOptions(widget.getByRole('combobox'), 'Approved'),
  },
  avatar: {
    html: snippet('avatar', { attributes: { name: 'Ali' } }),
    other: { name: 'Siti' },
    use: async (widget) => {
      await click(widget, 'button', 'Change Photo');
      const dialog = within(await widget.findByRole('dialog'));
      choosePhoto(dialog, await imageFile('image/png', 40, 40));
      await cropReady(dialog);
    },
  },
  'broadcast-template': {
    html: snippet('broadcast-template', { attributes: { template: 'Salam {{nama}}' } }),
    other: { template: 'Selamat tinggal {{nama}}' },
    use: (widget) => userEvent.fill(widget.getByRole('textbox'), 'Ali'),
  },
  'checklist-note': {
    html: snippet('checklist-note', { attributes: { customer_id: 1, note: 'Nota', label: 'Ali' } }),
    other: { customerId: '2', label: 'Siti' },
    ...writeNote,
  },
  'checklist-toggle': {
    html: snippet('checklist-toggle', { attributes: { type: 'borang', customer_id: 1, label: 'Ali' } }),
    other: { customerId: '2', label: 'Siti' },
    ...flip,
  },
  'dealer-search': {
    html: `<form>${snippet('dealer-search', { attributes: { name: 'upline' } })}</form>`,
    other: { name: 'sponsor' },
    use: (widget) => chooseIn(widget, 'SITI'),
  },
  'dealer-sop': {
    html: snippet('dealer-sop', { attributes: { steps: JSON.stringify([{ title: 'Semak', detail: 'IC' }]) } }),
    other: {
      steps: JSON.stringify([
        { title: 'Semak', detail: 'IC' },
        { title: 'Bayar', detail: '' },
      ]),
    },
    use: (widget) => click(widget, 'checkbox'),
  },
  'faq-item': {
    html: snippet('faq-item', { attributes: { question: 'Apa?', answer: 'Itu.' } }),
    other: { question: 'Siapa?' },
    use: openDetails,
  },
  'file-uploader': {
    html: snippet('file-uploader', { attributes: { title: 'Resit', uploadUrl: '/app/receipts/upload' } }),
    other: { uploadUrl: '/app/documents/upload' },
    use: async (widget) => {
      chooseFile(widget.getByLabelText(/Choose a file/), file());
      await widget.findByText('resit.pdf');
    },
  },
  'image-viewer': {
    html: snippet('image-viewer', { attributes: { kind: 'recognition-image', id: 1 } }),
    other: { id: '2' },
    serve: () => network.use(http.get('/app/admin/recognition/image/:id', () => HttpResponse.json(PIXEL))),
    use: async (widget) => {
      await click(widget, 'button');
      await widget.findByRole('dialog');
    },
    send: (widget) => click(widget, 'button'),
  },
  'input-add': {
    html: `<form>${snippet('input-add', { attributes: { values: '["a"]' } })}</form>`,
    other: { values: '["b"]' },
    use: (widget) => userEvent.fill(widget.getByRole('textbox'), 'x'),
  },
  'mentor-note': {
    html: snippet('mentor-note', { attributes: { report_card_id: 901, note: 'Nota', label: 'Ali' } }),
    other: { reportCardId: '902', label: 'Siti' },
    ...writeNote,
  },
  'note-block': {
    html: snippet('note-block', { attributes: { title: 'Satu', note: 'Isi' } }),
    other: { title: 'Dua' },
    use: openDetails,
  },
  'poster-progress': {
    html: snippet('poster-progress', { attributes: { recognition_id: 1 } }),
    other: { recognitionId: '2' },
    serve: () =>
      network.use(
        http.get('/app/admin/recognition/progress/:id', ({ params }) =>
          HttpResponse.json({ percent: 40, show_progress: params.id === '1' }),
        ),
      ),
    use: async (widget) => void (await widget.findByRole('progressbar')),
  },
  'price-rows': {
    html: `<form>${snippet('price-rows', { attributes: { prices: '[{"price_id":1,"name":"Biasa","price":"10"}]' } })}</form>`,
    other: { prices: '[{"price_id":2,"name":"Awal","price":"20"}]' },
    use: (widget) => userEvent.fill(widget.getAllByRole('textbox')[0], 'Lain'),
  },
  quiz: {
    html: snippet('quiz', {
      attributes: {
        kind: 'customer',
        assessment_id: 2,
        user_id: 101,
        questions: JSON.stringify([
          {
            id: 1,
            question: 'Apa?',
            image: null,
            answers: [
              { key: 'a', text: 'Ini' },
              { key: 'b', text: 'Itu' },
            ],
          },
        ]),
      },
    }),
    other: { userId: '102' },
    // the world has other questions, and would refuse the answers
    serve: () => network.use(http.post('/app/quiz', () => HttpResponse.json({ message: 'success' }))),
    use: (widget) => click(widget, 'radio', 'Ini'),
    send: async (widget) => {
      await click(widget, 'radio', 'Ini');
      await userEvent.click(await widget.findByRole('button', { name: 'Hantar' }));
      await answerYes();
    },
  },
  'read-more': {
    html: snippet('read-more', { attributes: { lines: 1, text: 'satu\ndua\ntiga' } }),
    other: { text: 'empat\nlima\nenam' },
    use: openDetails,
  },
  'report-table': {
    html: snippet('report-table', {
      attributes: { title: 'Jualan', header: '["A","B","C","D"]', rows: '[["a","b","c","d"]]', data_total: '[]' },
    }),
    other: { title: 'Kedatangan' },
    use: (widget) => userEvent.fill(widget.getByRole('searchbox'), 'x'),
  },
  'room-session-booking': {
    html: snippet('room-session-booking', { attributes: { user_id: 1 } }),
    other: { userId: '2' },
    serve: () => void serveSessions(),
    use: async (widget) => {
      await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
      await dayNamed(widget, TOMORROW);
    },
  },
  'searchable-select': {
    html: `<form>${snippet('searchable-select', {
      attributes: { name: 'upline', options: '[{"value":"7","label":"Siti"},{"value":"8","label":"Ali"}]' },
    })}</form>`,
    other: { name: 'room' },
    use: (widget) => chooseIn(widget, 'Siti'),
  },
  'social-media-toggle': {
    html: snippet('social-media-toggle', { attributes: { type: 'instagram' } }),
    other: { type: 'facebook' },
    ...flip,
  },
  'sortable-list': {
    html: `<form>${snippet('sortable-list', { attributes: { items: '[{"id":1,"label":"Satu"},{"id":2,"label":"Dua"}]' } })}</form>`,
    other: { items: '[{"id":3,"label":"Tiga"},{"id":4,"label":"Empat"}]' },
    use: (widget) => click(widget, 'button', 'Move Satu down'),
  },
  'testimony-gallery': {
    html: snippet('testimony-gallery', { attributes: { poster: PIXEL } }),
    other: { poster: `${PIXEL}#2` },
    use: async (widget) => {
      await userEvent.click(widget.getAllByRole('button')[0]);
      await widget.findByRole('dialog');
    },
  },
  'training-registration': {
    html: snippet('training-registration', { attributes: { training_id: 8, title: 'Kem', yuran: '100', variant: 2 } }),
    other: { trainingId: '9' },
    serve: asVisitor,
    use: async (widget) => {
      await click(widget, 'button', 'DAFTAR TRAINING');
      const form = within(await widget.findByRole('dialog'));
      await userEvent.fill(form.getByRole('textbox', { name: 'Nama' }), 'Siti');
    },
    send: (widget) => click(widget, 'button', 'DAFTAR TRAINING'),
  },
  'upline-mentor': {
    html: snippet('upline-mentor', {
      attributes: {
        dealer_id: 1,
        upline_mentor_id: 501,
        mentor_name: 'Satu',
        options: '[{"value":501,"label":"Satu"},{"value":502,"label":"Dua"}]',
        label: 'Ali',
      },
    }),
    other: { dealerId: '2', label: 'Siti' },
    use: async (widget) => void (await openMentorDialog(widget)),
    send: async (widget) => {
      const dialog = await openMentorDialog(widget);
      await userEvent.fill(dialog.getByRole('combobox'), 'Dua');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
      await answerYes();
    },
  },
  'yes-no-toggle': {
    html: snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id: 1, label: 'Ali' } }),
    other: { id: '2', label: 'Siti' },
    ...flip,
  },
};
