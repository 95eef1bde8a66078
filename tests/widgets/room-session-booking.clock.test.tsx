import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setClock } from '../support/mocked-day.ts';
import { catchNavigation } from '../support/navigation.ts';
import {
  chooseDay,
  dayNamed,
  mount,
  pay,
  serveBooking,
  serveSessions,
  session,
  TODAY,
  TOMORROW,
} from '../support/session-booking.ts';
import { popups } from '../../.storybook/support/popups.ts';

beforeEach(() => void serveSessions());

test('sessions of today that have begun are passed; one that begins while it is chosen leaves the order and is named (D25)', async () => {
  setClock(`${TODAY}T17:59:00+08:00`);
  const { widget } = await mount();
  await chooseDay(widget, TODAY);
  expect(session(widget, 1)).toBeDisabled();
  expect(session(widget, 1)).toHaveAccessibleDescription('Sudah lepas');
  await userEvent.click(session(widget, 3));
  expect(widget.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
  setClock(`${TODAY}T18:00:00+08:00`);
  document.dispatchEvent(new Event('visibilitychange')); // the phone wakes up
  expect(await widget.findByText('Session 3 sudah bermula dan tidak boleh ditempah lagi.')).toBeVisible();
  expect(session(widget, 3)).toBeDisabled();
  expect(session(widget, 3)).not.toBeChecked();
  expect(widget.queryByRole('button', { name: 'Buat Tempahan' })).toBeNull();
  expect(await dayNamed(widget, TODAY)).toHaveAttribute('aria-disabled', 'true');
  expect(await dayNamed(widget, TODAY)).toHaveAccessibleName(/Sudah lepas/);
});

test('a session that has begun is chosen no longer, also on another date, and takes the whole room along (D13, D25)', async () => {
  setClock(`${TODAY}T17:59:00+08:00`);
  const { widget } = await mount();
  await chooseDay(widget, TODAY);
  await userEvent.click(session(widget, 3));
  const wholeRoom = widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' });
  await userEvent.click(wholeRoom);
  setClock(`${TODAY}T18:00:00+08:00`);
  document.dispatchEvent(new Event('visibilitychange')); // the phone wakes up
  await widget.findByText('Session 3 sudah bermula dan tidak boleh ditempah lagi.');
  expect(wholeRoom).not.toBeChecked();
  await userEvent.click(await dayNamed(widget, TOMORROW));
  await waitFor(() => expect(session(widget, 3)).toBeEnabled());
  expect(session(widget, 3)).not.toBeChecked();
  expect(widget.queryByRole('button', { name: 'Buat Tempahan' })).toBeNull();
});

test('a session that begins while the question is open is not ordered, and a message names it (D25)', async () => {
  setClock(`${TODAY}T17:59:00+08:00`);
  const payloads = serveBooking(() => new HttpResponse('/PAY-7'));
  const { widget } = await mount();
  await chooseDay(widget, TODAY);
  await userEvent.click(session(widget, 3));
  await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
  const yes = await popups.findByRole('button', { name: 'Bayar Sekarang' });
  setClock(`${TODAY}T18:00:00+08:00`);
  await userEvent.click(yes);
  await popups.findByRole('dialog', {
    name: 'Perhatian',
    description: 'Session 3 sudah bermula dan tidak boleh ditempah lagi.',
  });
  expect(payloads).toEqual([]);
});

test('a session that begins while its order is on its way stays on the screen with it', async () => {
  setClock(`${TODAY}T17:59:00+08:00`);
  const answer = Promise.withResolvers<Response>();
  const payloads = serveBooking(() => answer.promise);
  const { widget, place } = await mount();
  const urls = catchNavigation(place);
  await chooseDay(widget, TODAY);
  await userEvent.click(session(widget, 3));
  await pay(widget);
  await waitFor(() => expect(payloads).toHaveLength(1));
  setClock(`${TODAY}T18:00:00+08:00`);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(session(widget, 3)).toHaveAccessibleDescription('Sudah lepas'));
  expect(session(widget, 3)).toBeChecked();
  answer.resolve(new HttpResponse('/PAY-7'));
  expect(await widget.findByRole('button', { name: 'Teruskan ke bayaran' })).toBeVisible();
  expect(session(widget, 3)).toBeChecked();
  expect(urls).toHaveLength(1);
});
