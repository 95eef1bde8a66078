import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { heldRequests } from '../../support/held-requests.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { putBack } from '../../support/put-back.ts';
import * as sessions from '../../support/session-booking.ts';
import * as training from '../../support/training-form.ts';

const NOTE =
  '<div data-widget="mentor-note" data-report-card-id="902" data-note="Old" data-locale="en" data-label="N"></div>';
async function saveNote(text: string) {
  const requests = heldRequests();
  const mounted = await mountHtml(NOTE);
  await userEvent.click(mounted.widget.getByRole('button', { name: /^Edit/ }));
  await userEvent.fill(await mounted.widget.findByRole('textbox'), text);
  await userEvent.click(mounted.widget.getByRole('button', { name: 'Save' }));
  await userEvent.click(await mounted.widget.findByRole('button', { name: 'Yes' }));
  await expect.poll(requests.sent).toBe(1);
  return { requests, ...mounted };
}

test('a note that is put back while it is saved is closed when it is saved', async () => {
  const { requests, element } = await saveNote('New');
  const again = await putBack(element);
  expect(again.getByRole('textbox')).toHaveValue('New');
  requests.answer({ note: 'New' });
  await waitFor(() => expect(again.queryByRole('textbox')).toBeNull());
  expect(again.getByText('New')).toBeVisible();
  expect(again.queryByText(/unsaved/)).toBeNull();
});

test('an editor in which nothing was typed follows the page, and leaves no draft', async () => {
  const { element, widget } = await mountHtml(NOTE);
  await userEvent.click(widget.getByRole('button', { name: /^Edit/ }));
  await widget.findByRole('textbox');
  element.dataset.note = 'Theirs, newer';
  await waitFor(() => expect(widget.getByRole('textbox')).toHaveValue('Theirs, newer'));
  const again = await putBack(element);
  expect(again.queryByRole('textbox')).toBeNull();
});

test('a text that equals the note of the page, but not the saved one, is an unsaved text', async () => {
  const { requests, element, widget } = await saveNote('New');
  requests.answer({ note: 'New' });
  await widget.findByText('New', { selector: 'p > span' });
  await userEvent.click(widget.getByRole('button', { name: /^Edit/ }));
  await userEvent.fill(await widget.findByRole('textbox'), 'Old');
  const again = await putBack(element);
  expect(again.getByRole('textbox')).toHaveValue('Old');
});

test('a reason that is put back while it is saved is no unsaved text once it is saved', async () => {
  const requests = heldRequests();
  const { element, widget } = await mountHtml(
    snippet('apprentice-status', { json: { apprentice_id: 1, status: 0, label: 'S' } }),
  );
  await userEvent.selectOptions(widget.getByRole('combobox'), 'Rejected');
  await userEvent.fill(await widget.findByRole('textbox'), 'Sebab');
  await userEvent.click(widget.getByRole('button', { name: 'Save Reason' }));
  await expect.poll(requests.sent).toBe(1);
  const again = await putBack(element);
  expect(again.getByText(/unsaved/)).toBeVisible();
  requests.answer({ comment: 'Sebab' });
  await waitFor(() => expect(again.queryByText(/unsaved/)).toBeNull());
});

test('an enrolment that runs is not sent again from the element that was put back, which goes on to the payment', async () => {
  const { sent, answer } = heldRequests();
  const { element, widget, gone } = await mountHtml(training.html());
  const open = async (of: ReturnType<typeof within>) => {
    await userEvent.click(of.getByRole('button', { name: /^DAFTAR/ }));
    return within(await of.findByRole('dialog', { name: 'Kem Kepimpinan' }));
  };
  const form = await open(widget);
  await training.send(form);
  await expect.poll(sent).toBe(1);
  const again = await open(await putBack(element));
  expect(again.getByRole('button', { name: /^(Hantar|Memproses|DAFTAR)/i }).getAttribute('aria-busy')).toBe('true');
  answer(HttpResponse.text('/bayar/1'));
  await expect.poll(() => gone).toHaveLength(1);
  expect(sent()).toBe(1);
});

test('an order of a room that runs is not sent again from the element that was put back, which goes on to the payment', async () => {
  sessions.serveSessions();
  const { sent, answer } = heldRequests('/app/book-room');
  const { element, widget, gone } = await sessions.mountWith([1]);
  await sessions.pay(widget);
  await expect.poll(sent).toBe(1);
  const again = await putBack(element);
  const room = await again.findByRole('radio', { name: 'Bilik Kenanga' });
  expect(room.closest('[inert]'), 'nothing can be chosen while it runs').not.toBeNull();
  expect(
    again.getByText('Masih diproses, sila tunggu…', { selector: '.ui-notice *' }),
    'and the screen says why',
  ).toBeVisible();
  answer(HttpResponse.text('/bayar/1'));
  await expect.poll(() => gone).toHaveLength(1);
  expect(sent()).toBe(1);
});
