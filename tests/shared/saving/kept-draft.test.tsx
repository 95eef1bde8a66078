import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { putBack } from '../../support/put-back.ts';
import { asVisitor, type Queries, training } from '../../support/training-form.ts';

/** The browser is put away, and the page may be ended without a further event. */
const putAway = (): boolean => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
const leavePage = (): boolean => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));

const note = '<div data-widget="mentor-note" data-report-card-id="902" data-note="Old" data-locale="en"></div>';
const edit = (widget: Queries) => userEvent.click(widget.getByRole('button', { name: 'Edit: Mentor note: 902' }));
const box = (widget: Queries): HTMLElement => widget.getByRole('textbox', { name: 'Mentor note' });

async function mountNotes(html = note) {
  const { elements, widgets, place } = await mountHtml(html);
  const [first, second = first] = widgets;
  return { elements, first: first!, second: second!, place };
}

/** What a page with one note shows now, after a reload. */
async function reloadedNote(place: HTMLElement): Promise<HTMLElement | null> {
  place.replaceChildren();
  const { widget } = await mountHtml(note);
  return widget.queryByRole('textbox', { name: 'Mentor note' });
}

test('a note that is typed when the browser is put away is there again', async () => {
  const { first, place } = await mountNotes();
  await edit(first);
  await userEvent.fill(box(first), 'A long text');
  putAway();
  expect(await reloadedNote(place)).toHaveValue('A long text');
});

test('two copies of a note show one draft: what is typed in one is in the other, and cancelled in both', async () => {
  const { first, second, elements } = await mountNotes(note + note);
  await edit(first);
  await userEvent.fill(box(first), 'A long text');
  expect(box(second)).toHaveValue('A long text');
  expect(focusedElement()).toBe(box(first));
  await userEvent.fill(box(second), 'A longer text');
  expect(box(first)).toHaveValue('A longer text');
  await userEvent.click(second.getByRole('button', { name: 'Cancel' }));
  const again = await putBack(elements[1]!);
  expect(again.queryByRole('textbox')).toBeNull();
  expect(box(first), 'who has opened it can go on').toHaveValue('Old');
});

test('what was changed back to the saved note is no draft', async () => {
  const { first, place } = await mountNotes();
  await edit(first);
  await userEvent.fill(box(first), 'A long text');
  putAway();
  await userEvent.fill(box(first), 'Old');
  leavePage();
  expect(await reloadedNote(place)).toBeNull();
});

const openForm = async (widget: Queries): Promise<Queries> => {
  await userEvent.click(widget.getByRole('button', { name: /^DAFTAR/ }));
  const form = within(await widget.findByRole('dialog', { name: 'Kem Kepimpinan' }));
  await form.findByRole('textbox', { name: 'Nama' });
  return form;
};
const nameBox = (form: Queries): HTMLElement => form.getByRole('textbox', { name: 'Nama' });

test('a registration that is typed when the browser is put away is there again', async () => {
  asVisitor();
  const { widget, place } = await mountHtml(training());
  await userEvent.fill(nameBox(await openForm(widget)), 'Siti');
  putAway();
  // as after a crash: nothing more is written
  const kept = { ...sessionStorage };
  place.replaceChildren();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, String(text));
  const again = await mountHtml(training());
  expect(nameBox(await openForm(again.widget))).toHaveValue('Siti');
});

test('a second form for the same training that is opened and closed leaves what was typed in the first', async () => {
  asVisitor();
  const { widgets, place } = await mountHtml(training() + training());
  await userEvent.fill(nameBox(await openForm(widgets[0])), 'Siti');
  await userEvent.keyboard('{Escape}');
  await openForm(widgets[1]);
  await userEvent.keyboard('{Escape}');
  leavePage();
  place.replaceChildren();
  const { widget } = await mountHtml(training());
  expect(nameBox(await openForm(widget))).toHaveValue('Siti');
});
