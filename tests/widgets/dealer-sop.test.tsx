import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { type HostPlace, mountHtml } from '../support/mount-html.ts';
import { wordsOf } from '../support/words-of.ts';
import { popups } from '../../.storybook/support/popups.ts';

const steps = [
  { title: 'Daftar', detail: 'Buka aplikasi.\nIsi butiran.' },
  { title: 'Semak', detail: '' },
];
const html = snippet('dealer-sop', { json: { steps } });
const box = (name: string) => ({ name: new RegExp(name) });
const restart = async (widget: HostPlace['widget'], answer: string): Promise<void> => {
  await userEvent.click(widget.getByRole('button', { name: 'Mula semula' }));
  const question = within(await popups.findByRole('dialog', { name: 'Padam semua tanda?' }));
  await userEvent.click(question.getByRole('button', { name: answer }));
  await expect.poll(() => popups.queryByRole('dialog')).toBeNull();
};

test('details open and close; a step without one has nothing to open', async () => {
  const { widget } = await mountHtml(html);
  const head = widget.getByRole('button', { name: '1. Daftar' });
  expect(head.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(head);
  expect(widget.getByText(/Buka aplikasi/).checkVisibility()).toBe(true);
  expect(widget.queryByRole('button', { name: '2. Semak' })).toBeNull();
});

test('what is ticked is counted and still ticked the next time', async () => {
  const first = await mountHtml(html);
  await userEvent.click(first.widget.getByRole('checkbox', box('Langkah 1')));
  expect(first.widget.getByText('1 daripada 2 langkah selesai')).toHaveAttribute('role', 'status');
  expect(first.widget.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
  const { widget } = await mountHtml(html);
  expect((widget.getByRole('checkbox', box('Langkah 1')) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(widget.getByText('2. Semak')); // the text of a step without details is the label of its checkbox
  expect(await widget.findByText('Semua langkah selesai.')).toHaveAttribute('role', 'status');
  await restart(widget, 'Batal');
  expect(widget.getByText('Semua langkah selesai.')).toBeTruthy();
  await restart(widget, 'Ya');
  expect(await widget.findByText('0 daripada 2 langkah selesai')).toBeTruthy();
});

test('two procedures of one page do not share the tick of a step with the same title', async () => {
  const other = snippet('dealer-sop', { json: { steps: [...steps, { title: 'Bayar', detail: '' }] } });
  const { widgets } = await mountHtml(html + other);
  await userEvent.click(widgets[0]!.getByRole('checkbox', box('Langkah 1')));
  const again = await mountHtml(html + other);
  expect(again.widgets[0]!.getByText('1 daripada 2 langkah selesai')).toBeTruthy();
  expect(again.widgets[1]!.getByText('0 daripada 3 langkah selesai')).toBeTruthy();
});

test('a procedure with a name keeps its ticks when a step is added', async () => {
  const named = (more: object[]) => snippet('dealer-sop', { json: { procedure: 7, steps: [...more, ...steps] } });
  const { widget } = await mountHtml(named([]));
  await userEvent.click(widget.getByRole('checkbox', box('Langkah 1')));
  const again = await mountHtml(named([{ title: 'Sapa', detail: '' }]));
  expect(again.widget.getByText('1 daripada 3 langkah selesai')).toBeTruthy();
  expect((again.widget.getByRole('checkbox', box('Langkah 2')) as HTMLInputElement).checked).toBe(true);
});

test('in a card of a phone the words stand on one line, and the bar is as wide as the list', async () => {
  const { widget, element } = await mountHtml(`<div style="width: 300px">${html}</div>`);
  expect(wordsOf(widget.getByText('0 daripada 2 langkah selesai')).getClientRects()).toHaveLength(1);
  const bar = widget.getByRole('progressbar').getBoundingClientRect();
  const list = element.shadowRoot!.querySelector('.steps')!.getBoundingClientRect();
  expect([bar.left, bar.right]).toEqual([list.left, list.right]);
});
