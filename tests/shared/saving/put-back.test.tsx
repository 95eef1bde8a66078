import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { heldRequests } from '../../support/held-requests.ts';
import { answerInPlace, click, type Queries } from '../../support/item.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { putBack } from '../../support/put-back.ts';
import * as sessions from '../../support/session-booking.ts';
import * as training from '../../support/training-form.ts';

const NOTE =
  '<div data-widget="mentor-note" data-report-card-id="902" data-note="Old" data-locale="en" data-label="N"></div>';
const edit = (widget: Queries) => click(widget, 'button', /^Edit/);
const boxes = (widget: Queries): HTMLTextAreaElement[] => widget.queryAllByRole('textbox');
const textIn = (widget: Queries) => boxes(widget).map(({ value }) => value);
const type = async (widget: Queries, text: string) => userEvent.fill(await widget.findByRole('textbox'), text);

async function saveNote(text: string) {
  const requests = heldRequests();
  const { element, widget } = await mountHtml(NOTE);
  await edit(widget);
  await type(widget, text);
  await click(widget, 'button', 'Save');
  await answerInPlace(widget);
  await expect.poll(requests.sent).toBe(1);
  return { answer: () => requests.answer({ note: text }), element, widget };
}

test('a note that is put back while it is saved is closed when it is saved, and no unsaved text', async () => {
  const { answer, element } = await saveNote('New');
  const again = await putBack(element);
  expect(textIn(again)).toEqual(['New']);
  expect(again.getByText(/unsaved/)).toBeVisible();
  expect(again.getByRole('button', { name: 'Save', busy: true }), 'it is not saved twice').toBeVisible();
  answer();
  await waitFor(() => expect(textIn(again)).toEqual([]));
  expect(again.getByText('New')).toBeVisible();
  expect(again.queryByText(/unsaved/)).toBeNull();
});

test('an editor in which nothing was typed follows the page, and leaves no draft', async () => {
  const { element, widget } = await mountHtml(NOTE);
  await edit(widget);
  element.dataset.note = 'Theirs, newer';
  await waitFor(() => expect(textIn(widget)).toEqual(['Theirs, newer']));
  expect(textIn(await putBack(element))).toEqual([]);
});

test('a text that equals the note of the page, but not the saved one, is an unsaved text', async () => {
  const { answer, element, widget } = await saveNote('New');
  answer();
  await widget.findByText('New', { selector: 'p > span' });
  await edit(widget);
  await type(widget, 'Old');
  expect(textIn(await putBack(element))).toEqual(['Old']);
});

test('two copies of a note show one draft: what is typed in one is in the other, and cancelled in both', async () => {
  const [first, second] = (await mountHtml(NOTE + NOTE)).widgets as [Queries, Queries];
  await edit(first);
  await type(first, 'A long text');
  expect(textIn(second)).toEqual(['A long text']);
  expect(focusedElement()).toBe(boxes(first)[0]);
  await type(second, 'A longer text');
  expect(textIn(first)).toEqual(['A longer text']);
  await click(second, 'button', 'Cancel');
  expect(textIn(second)).toEqual([]);
  expect(textIn(first), 'who has opened it can go on').toEqual(['Old']);
});

test.each([
  [['A long text'], ['A long text']],
  [['A long text', 'Old'], []],
])('of a note in which %s was typed the next page has %s: changed back is no draft', async (typed, there) => {
  const { widget, place } = await mountHtml(NOTE);
  await edit(widget);
  for (const text of typed) await type(widget, text);
  place.replaceChildren();
  expect(textIn((await mountHtml(NOTE)).widget)).toEqual(there);
});

test('an enrolment that runs goes on when its element is put back, is not sent again, and leads to the payment', async () => {
  const { sent, answer } = heldRequests();
  const { form, element, gone } = await training.openForm();
  await training.send(form);
  await expect.poll(sent).toBe(1);
  const again = await putBack(element);
  await click(again, 'button', /^DAFTAR/);
  expect(await again.findByRole('button', { name: 'Daftar dan bayar', busy: true })).toBeVisible();
  answer(HttpResponse.text('/bayar/1'));
  await expect.poll(() => gone).toHaveLength(1);
});

test('so does an order of a room; meanwhile nothing can be chosen, and the screen says why', async () => {
  sessions.serveSessions();
  const { sent, answer } = heldRequests('/app/book-room');
  const { widget, element, gone } = await sessions.mountWith([1]);
  await sessions.pay(widget);
  await expect.poll(sent).toBe(1);
  const again = await putBack(element);
  expect((await again.findByRole('radio', { name: 'Bilik Kenanga' })).closest('[inert]')).not.toBeNull();
  expect(again.getByText('Masih diproses, sila tunggu…', { selector: '.ui-notice *' })).toBeVisible();
  answer(HttpResponse.text('/bayar/1'));
  await expect.poll(() => gone).toHaveLength(1);
});
