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
