import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../stories/support/snippet.ts';
import { mountHtml } from '../support/mount-html.ts';

const steps = [
  { title: 'Daftar', detail: 'Buka aplikasi.\nIsi butiran.' },
  { title: 'Semak', detail: '' },
];
const html = snippet('dealer-sop', { json: { steps } });
const box = (name: string) => ({ name: new RegExp(name) });
afterEach(() => localStorage.clear());

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
  expect(first.widget.getByText('1 daripada 2 langkah selesai')).toBeTruthy();
  const { widget } = await mountHtml(html);
  expect((widget.getByRole('checkbox', box('Langkah 1')) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(widget.getByRole('checkbox', box('Langkah 2')));
  expect(widget.getByText('Semua langkah selesai.').getAttribute('role')).toBe('status');
  await userEvent.click(widget.getByRole('button', { name: 'Mula semula' }));
  expect(widget.getByText('0 daripada 2 langkah selesai')).toBeTruthy();
});

test('corrupt memory counts as nothing', async () => {
  localStorage.setItem(`dealer-widgets:dealer-sop:${location.pathname}`, '{"x":');
  const { widget } = await mountHtml(html);
  expect(widget.getByText('0 daripada 2 langkah selesai')).toBeTruthy();
});

test('two procedures of one page, or two tabs, do not undo what the other has ticked', async () => {
  const other = snippet('dealer-sop', { json: { steps: [{ title: 'Terima bayaran', detail: '' }] } });
  const { widgets } = await mountHtml(html + other);
  const ticked = (at: number): boolean => (widgets[at]!.getAllByRole('checkbox')[0] as HTMLInputElement).checked;
  await userEvent.click(widgets[0]!.getByRole('checkbox', box('Langkah 1')));
  await userEvent.click(widgets[1]!.getByRole('checkbox', box('Langkah 1')));
  const again = await mountHtml(html + other);
  expect(again.widgets.map((each) => (each.getAllByRole('checkbox')[0] as HTMLInputElement).checked)).toEqual([
    true,
    true,
  ]);
  expect([ticked(0), ticked(1)]).toEqual([true, true]);
  await userEvent.click(again.widgets[1]!.getByRole('button', { name: 'Mula semula' }));
  const third = await mountHtml(html + other);
  expect(third.widget.getByText('1 daripada 2 langkah selesai')).toBeTruthy();
});
