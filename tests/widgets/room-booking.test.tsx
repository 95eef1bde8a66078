import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dateWords } from '../../shared/lib/day-words.ts';
import { addDays, today } from '../../shared/lib/day.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network } from '../support/network.ts';
import { popups } from '../../.storybook/support/popups.ts';

const TOMORROW = addDays(today(), 1);
const rooms = [
  { id: 7, name: 'Bilik Permata', state: '01' },
  { id: 8, name: 'Bilik Zamrud', state: '01' },
];

test('the one location is chosen already; a room is booked under its own path and field, another one asked about in its words', async () => {
  const requests: unknown[] = [];
  network.use(
    http.post('/app/room/time', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json([{ time: '9:00 am', is_available: 2, names: [], book_by_me: 0 }]);
    }),
    http.post('/app/room', async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ message: 'success' });
    }),
  );
  const { widget } = await mountHtml(snippet('room-booking', { json: { rooms } }));
  expect(widget.getByText('Lokasi').parentElement).toHaveTextContent('Lokasi Bangunan Utama');
  await userEvent.selectOptions(widget.getByLabelText('Bilik'), 'Bilik Permata');
  await userEvent.click(widget.getByRole('radio', { name: dateWords(TOMORROW, 'ms') }));
  await userEvent.click(await widget.findByRole('checkbox', { name: '9:00 am, 2 tempat lagi' }));
  await userEvent.selectOptions(widget.getByLabelText('Bilik'), 'Bilik Zamrud');
  await popups.findByRole('dialog', {
    description:
      /^Adakah anda pasti mahu menukar lokasi bilik\? Semua tarikh dan slot masa yang dipilih akan dipadam\.\s+Dari: Bilik Permata.*\s+Ke: Bilik Zamrud/,
  });
  await userEvent.click(popups.getByRole('button', { name: 'Batal' }));
  await expect.poll(() => popups.queryByRole('dialog')).toBeNull();
  const book = widget.getByRole('button', { name: 'Tempah Slot' });
  await userEvent.click(book);
  await popups.findByRole('dialog', {
    name: 'Tempah slot',
    description: new RegExp(
      `^Adakah anda pasti mahu tempah tarikh dan slot masa yang dipilih\\?\\s+Bilik Permata, Bangunan Utama\\s+${dateWords(TOMORROW, 'ms')}: 9:00\\sam$`,
    ),
  });
  await userEvent.click(popups.getByRole('button', { name: 'Ya' }));
  await popups.findByRole('dialog', { name: 'Success', description: 'Tempahan berjaya!' });
  expect(book, 'no request is running behind the message').not.toHaveAttribute('aria-busy');
  await userEvent.click(popups.getByRole('button', { name: 'OK' }));
  await waitFor(() =>
    expect(requests.slice(0, 3)).toEqual([
      { date: TOMORROW, room_id: '7' },
      { date: TOMORROW, room_id: '7' }, // what is mine by now
      { room_id: '7', data: JSON.stringify([{ date: TOMORROW, slots: ['9:00 am'] }]) },
    ]),
  );
});
