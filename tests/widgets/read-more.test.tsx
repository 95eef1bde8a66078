import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mountHtml } from '../support/mount-html.ts';

const words = (count: number): string => Array.from({ length: count }, (_, at) => `perkataan${at}`).join(' ');
const long = (attributes = '') =>
  `<div style="width: 300px; font: 16px/20px sans-serif"><div data-widget="read-more" ${attributes}><p style="margin: 0">${words(60)} <a href="#akhir">akhir</a></p></div></div>`;

test('a long text is folded to its lines, opens, and folds again', async () => {
  const { widget, element } = await mountHtml(long('data-lines="2"'));
  const button = await widget.findByRole('button', { name: 'Baca lagi', expanded: false });
  const frame = element.shadowRoot!.querySelector<HTMLElement>('.fold')!;
  expect(frame.offsetHeight).toBe(40);
  await userEvent.click(button);
  expect(await widget.findByRole('button', { name: 'Tunjukkan kurang', expanded: true })).toBe(button);
  expect(frame.offsetHeight).toBe(element.querySelector('p')!.offsetHeight);
  await userEvent.click(button);
  await expect.poll(() => frame.offsetHeight).toBe(40);
});

test('a short text has no button; it gets one when the page becomes narrow', async () => {
  const { widget, place } = await mountHtml(
    `<div style="width: 900px; font: 16px/20px sans-serif"><div data-widget="read-more"><p>${words(12)}</p></div></div>`,
  );
  expect(widget.queryByRole('button')).toBeNull();
  place.querySelector<HTMLElement>('div')!.style.width = '150px';
  expect(await widget.findByRole('button', { name: 'Baca lagi' })).toBeVisible();
});

test('the focus stays in the text when its button goes, because the page became wider', async () => {
  const { widget, place, element } = await mountHtml(long('data-lines="12"'));
  (await widget.findByRole('button', { name: 'Baca lagi' })).focus();
  place.querySelector<HTMLElement>('div')!.style.width = '3000px';
  await waitFor(() => expect(widget.queryByRole('button')).toBeNull());
  expect(document.activeElement).toBe(element);
});

test('the Tab key into the hidden part opens it', async () => {
  const { widget, element } = await mountHtml(long());
  await widget.findByRole('button', { expanded: false });
  element.querySelector('a')!.focus();
  expect(await widget.findByRole('button', { expanded: true })).toBeVisible();
});

test('a text property keeps its line breaks', async () => {
  const { widget } = await mountHtml(
    '<div data-widget="read-more" data-lines="2" data-text="a&#10;b&#10;c&#10;d"></div>',
  );
  expect(widget.getByText(/^a/).textContent).toBe('a\nb\nc\nd');
  expect(await widget.findByRole('button', { name: 'Baca lagi' })).toBeVisible();
});

test('folding a long text at its end scrolls back to it', async () => {
  const { widget, place, element } = await mountHtml(
    `<div style="width: 300px; font: 16px/20px sans-serif"><div data-widget="read-more"><p>${words(2_000)}</p></div><div style="height: 5000px"></div></div>`,
  );
  await userEvent.click(await widget.findByRole('button', { name: 'Baca lagi' }));
  const button: HTMLElement = await widget.findByRole('button', { name: 'Tunjukkan kurang' });
  button.scrollIntoView({ block: 'center' });
  await userEvent.click(button);
  await expect.poll(() => button.textContent).toBe('Baca lagi');
  const { top, bottom } = button.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  expect(element.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
  place.scrollIntoView();
});
