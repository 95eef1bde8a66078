import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../../shared/page/dom/composed-tree.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { putBack } from '../../support/put-back.ts';
import * as training from '../../support/training-form.ts';

const note = '<div data-widget="mentor-note" data-report-card-id="902" data-note="Old" data-locale="en"></div>';
const edit = (widget: training.Queries) =>
  userEvent.click(widget.getByRole('button', { name: 'Edit: Mentor note: 902' }));
const box = (widget: training.Queries): HTMLElement => widget.getByRole('textbox', { name: 'Mentor note' });

async function mountNotes(html = note) {
  const { elements, widgets, place } = await mountHtml(html);
  const [first, second = first] = widgets;
  return { elements, first: first!, second: second!, place };
}

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

test.each([
  [['A long text'], ['A long text']],
  [['A long text', 'Old'], []],
])(
  'after a reload of a note in which %s was typed, %s is there: what was changed back is no draft',
  async (typed, there) => {
    const { first, place } = await mountNotes();
    await edit(first);
    for (const text of typed) await userEvent.fill(box(first), text);
    place.replaceChildren();
    const boxes: HTMLTextAreaElement[] = (await mountNotes()).first.queryAllByRole('textbox');
    expect(boxes.map(({ value }) => value)).toEqual(there);
  },
);

const openForm = async (widget: training.Queries): Promise<training.Queries> => {
  await userEvent.click(widget.getByRole('button', { name: /^DAFTAR/ }));
  const form = within(await widget.findByRole('dialog', { name: 'Kem Kepimpinan' }));
  await form.findByRole('textbox', { name: 'Nama' });
  return form;
};
const nameBox = (form: training.Queries): HTMLElement => form.getByRole('textbox', { name: 'Nama' });

test('a second form for the same training that is opened and closed leaves what was typed in the first', async () => {
  training.asVisitor();
  const { widgets, place } = await mountHtml(training.html() + training.html());
  await userEvent.fill(nameBox(await openForm(widgets[0])), 'Siti');
  await userEvent.keyboard('{Escape}');
  await openForm(widgets[1]);
  await userEvent.keyboard('{Escape}');
  place.replaceChildren();
  const { widget } = await mountHtml(training.html());
  expect(nameBox(await openForm(widget))).toHaveValue('Siti');
});
