import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setClock } from '../support/mocked-day.ts';
import * as sessions from '../support/session-booking.ts';
import { popups } from '../../.storybook/support/popups.ts';

beforeEach(() => void sessions.serveSessions());

test('sessions of today that have begun are passed; one that begins while it is chosen leaves the order and is named (D25)', async () => {
  setClock(`${sessions.TODAY}T17:59:00+08:00`);
  const { widget } = await sessions.mountWith([], sessions.TODAY);
  expect(sessions.session(widget, 1)).toBeDisabled();
  expect(sessions.session(widget, 1)).toHaveAccessibleDescription('Sudah lepas');
  await userEvent.click(sessions.session(widget, 3));
  expect(widget.getByRole('button', { name: 'Buat Tempahan' })).toBeVisible();
  setClock(`${sessions.TODAY}T18:00:00+08:00`);
  document.dispatchEvent(new Event('visibilitychange')); // the phone wakes up
  expect(await widget.findByText('Session 3 sudah bermula dan tidak boleh ditempah lagi.')).toBeVisible();
  expect(sessions.session(widget, 3)).toBeDisabled();
  expect(sessions.session(widget, 3)).not.toBeChecked();
  expect(widget.queryByRole('button', { name: 'Buat Tempahan' })).toBeNull();
  expect(await sessions.dayNamed(widget, sessions.TODAY)).toHaveAttribute('aria-disabled', 'true');
  expect(await sessions.dayNamed(widget, sessions.TODAY)).toHaveAccessibleName(/Sudah lepas/);
});

test('a session that has begun is chosen no longer, also on another date, and takes the whole room along (D13, D25)', async () => {
  setClock(`${sessions.TODAY}T17:59:00+08:00`);
  const { widget } = await sessions.mountWith([3], sessions.TODAY);
  const wholeRoom = widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' });
  await userEvent.click(wholeRoom);
  setClock(`${sessions.TODAY}T18:00:00+08:00`);
  document.dispatchEvent(new Event('visibilitychange')); // the phone wakes up
  await widget.findByText('Session 3 sudah bermula dan tidak boleh ditempah lagi.');
  expect(wholeRoom).not.toBeChecked();
  await userEvent.click(await sessions.dayNamed(widget, sessions.TOMORROW));
  await waitFor(() => expect(sessions.session(widget, 3)).toBeEnabled());
  expect(sessions.session(widget, 3)).not.toBeChecked();
  expect(widget.queryByRole('button', { name: 'Buat Tempahan' })).toBeNull();
});

test('a session that begins while the question is open is not ordered, and a message names it (D25)', async () => {
  setClock(`${sessions.TODAY}T17:59:00+08:00`);
  const payloads = sessions.serveBooking(() => new HttpResponse('/PAY-7'));
  const { widget } = await sessions.mountWith([3], sessions.TODAY);
  await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
  const yes = await popups.findByRole('button', { name: 'Bayar Sekarang' });
  setClock(`${sessions.TODAY}T18:00:00+08:00`);
  await userEvent.click(yes);
  await popups.findByRole('dialog', {
    name: 'Perhatian',
    description: 'Session 3 sudah bermula dan tidak boleh ditempah lagi.',
  });
  expect(payloads).toEqual([]);
});

test('a session that begins while its order is on its way stays on the screen with it', async () => {
  setClock(`${sessions.TODAY}T17:59:00+08:00`);
  const answer = Promise.withResolvers<Response>();
  const payloads = sessions.serveBooking(() => answer.promise);
  const { widget, gone } = await sessions.mountWith([3], sessions.TODAY);
  await sessions.pay(widget);
  await waitFor(() => expect(payloads).toHaveLength(1));
  setClock(`${sessions.TODAY}T18:00:00+08:00`);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(sessions.session(widget, 3)).toHaveAccessibleDescription('Sudah lepas'));
  expect(sessions.session(widget, 3)).toBeChecked();
  answer.resolve(new HttpResponse('/PAY-7'));
  expect(await widget.findByRole('button', { name: 'Teruskan ke bayaran' })).toBeVisible();
  expect(sessions.session(widget, 3)).toBeChecked();
  expect(gone).toHaveLength(1);
});
