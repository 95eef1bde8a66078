import type { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arrivedBy } from '../support/arrived.ts';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { shadowOf } from '../../.storybook/support/host-page.ts';
import { snippet } from '../../.storybook/support/snippet.ts';
import { mainButtons } from '../support/main-buttons.ts';
import { announcedIn } from '../support/announced.ts';
import { expectConsoleError } from '../support/console.ts';
import { mountHtml } from '../support/mount-html.ts';
import { network, requestsTo } from '../support/network.ts';
import { heldRequests } from '../support/held-requests.ts';

const PATH = '/app/admin/apprentice-status/select';
const status = (json: object = {}) =>
  snippet('apprentice-status', { json: { apprentice_id: 1, status: 0, label: 'Status: Ali', ...json } });
const reasonField = { name: 'Reason for rejection' };
type Widget = ReturnType<typeof within>;
const choose = (widget: Widget, word: string) =>
  userEvent.selectOptions(widget.getByRole('combobox', { name: 'Status: Ali' }), word);

test('each status has a sign and a colour of its own', async () => {
  const { widgets } = await mountHtml(
    [0, 1, 2].map((each) => status({ apprentice_id: each + 1, status: each })).join(''),
  );
  const selects = widgets.map((widget) => widget.getByRole('combobox', { name: 'Status: Ali' }));
  const icons = selects.map((select) => select.closest('[data-status]')?.querySelector('path')?.getAttribute('d'));
  expect(new Set([...icons, undefined]).size).toBe(4);
  expect(new Set(selects.map((select) => getComputedStyle(select).borderColor)).size).toBe(3);
});

test.each([360, 320])('at %i px the reason is seen whole beside a column that stays in sight', async (width) => {
  await page.viewport(width, 740);
  const row = `<th style="position: sticky; left: 0; min-width: 130px">Ali</th><td>${status()}</td>`;
  const { widget, place } = await mountHtml(
    `<div style="overflow: auto; margin-inline: 16px"><table><tr>${row}</tr></table></div>`,
  );
  await choose(widget, 'Rejected');
  const field = widget.getByRole('textbox', reasonField);
  await userEvent.click(field);
  const edge = (part: Element) => part.getBoundingClientRect().right;
  for (const part of [field, ...['Save Reason', 'Cancel'].map((name) => widget.getByRole('button', { name }))])
    expect(edge(part)).toBeLessThan(edge(place.firstElementChild!));
  expect(place.firstElementChild!.scrollLeft, 'nothing had to be scrolled').toBe(0);
});

test('a saved reason that is opened by keyboard is scrolled into a narrow table as a whole', async () => {
  await page.viewport(320, 640);
  const reason = 'Borang tidak lengkap: tiada tandatangan penyelia, dan bayaran belum diterima. Sila hantar semula.';
  const name = '<th style="position: sticky; left: 0; min-width: 120px">Ali</th>';
  const cells = `${name}<td style="min-width: 300px"></td><td>${status({ status: 2, comment: reason })}</td>`;
  const { widget, place } = await mountHtml(
    `<div style="overflow: auto; scroll-padding-left: 120px"><table><tr>${cells}</tr></table></div>`,
  );
  widget.getByRole('button', { name: /^Reason/ }).focus();
  place.firstElementChild!.scrollLeft = 9999;
  await userEvent.keyboard('{Enter}');
  const { left, right } = widget.getByRole('textbox', reasonField).getBoundingClientRect();
  const edges = place.firstElementChild!.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(edges.left + 120);
  expect(right).toBeLessThanOrEqual(edges.right);
});

test('a reason that somebody else has cleared does not come back', async () => {
  requestsTo(PATH, () => HttpResponse.json({ comment: 'Lama' }));
  const { widget, element } = await mountHtml(status());
  await choose(widget, 'Rejected');
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Lama');
  await userEvent.click(widget.getByRole('button', { name: 'Save Reason' }));
  expect(await widget.findByText('Saved!')).toBeVisible();
  element.dataset.status = '1';
  await expect.poll(() => widget.queryByRole('textbox')).toBeNull();
  await choose(widget, 'Rejected');
  expect(widget.getByRole('textbox', reasonField)).toHaveValue('');
});

test('a rejection without its saved reason does not look saved', async () => {
  const looks = (widget: Widget): string => {
    const { borderStyle, backgroundColor } = getComputedStyle(widget.getByRole('combobox', { name: 'Status: Ali' }));
    return `${borderStyle} ${backgroundColor}`;
  };
  const { widget } = await mountHtml(status({ apprentice_id: 3, status: '2', comment: 'Lama' }));
  const saved = looks(widget);
  expect(widget.queryByText('Not saved yet')).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: /Lama$/ }));
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Baru');
  expect(widget.getByText('Not saved yet')).toBeVisible();
  expect(looks(widget)).not.toBe(saved);
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Lama');
  expect(looks(widget)).toBe(saved);
  await choose(widget, 'Approved');
  await widget.findByText('Saved!');
  await choose(widget, 'Rejected');
  expect(widget.getByText('Not saved yet')).toBeVisible();
  expect(looks(widget)).not.toBe(saved);
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Baru');
  await userEvent.click(widget.getByRole('button', { name: 'Save Reason' }));
  await widget.findByText('Saved!');
  expect(looks(widget)).toBe(saved);
});

test('Rejected is saved with its reason only when Save Reason is pressed; the comment of the answer is shown', async () => {
  const bodies = requestsTo(PATH, () => HttpResponse.json({ comment: 'Tiada tandatangan.' }));
  const { widget } = await mountHtml(status());
  await choose(widget, 'Rejected');
  await userEvent.fill(widget.getByRole('textbox', reasonField), ' Tiada tandatangan. ');
  expect(bodies).toEqual([]);
  await userEvent.click(widget.getByRole('button', { name: 'Save Reason' }));
  expect(await widget.findByText('Saved!')).toBeVisible();
  expect(bodies).toEqual([{ apprentice_id: '1', status: 2, comment: ' Tiada tandatangan. ' }]);
  expect(widget.queryByRole('textbox')).toBeNull();
  await userEvent.click(widget.getByRole('button', { name: 'Reason for rejection: Tiada tandatangan.' }));
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Lain');
  expect(widget.queryByText('Saved!')).toBeNull();
});

test('a saved reason is one line; by keyboard it opens, goes back unchanged, and folds again once it is saved', async () => {
  requestsTo(PATH, () => HttpResponse.json({ comment: 'Baru' }));
  const long = 'Borang tidak lengkap: tiada tandatangan penyelia.';
  const { widget, element } = await mountHtml(status({ status: 2, comment: long }));
  const heightOf = (place: Element): number => place.getBoundingClientRect().height;
  const opener = (reason: string): HTMLElement =>
    widget.getByRole('button', { name: `Reason for rejection: ${reason}` });
  const folded = heightOf(element);
  expect(folded).toBe(heightOf(widget.getByRole('combobox')));
  opener(long).focus();
  await userEvent.keyboard('{Enter}');
  const field = widget.getByRole('textbox', reasonField);
  expect(focusedElement()).toBe(field);
  await userEvent.keyboard(' Lagi');
  expect(field).toHaveValue(`${long} Lagi`);
  await userEvent.click(widget.getByRole('button', { name: 'Cancel' }));
  expect(focusedElement()).toBe(opener(long));
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Baru');
  await userEvent.click(widget.getByRole('button', { name: 'Save Reason' }));
  expect(await widget.findByText('Saved!')).toBeVisible();
  expect(focusedElement()).toBe(opener('Baru'));
  expect(heightOf(element)).toBe(folded);
});

test('Cancel goes back to the status that is saved', async () => {
  const { widget } = await mountHtml(status());
  await choose(widget, 'Rejected');
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Sebab');
  await userEvent.click(widget.getByRole('button', { name: 'Cancel' }));
  expect(widget.getByRole('combobox')).toHaveDisplayValue('Pending');
  expect(focusedElement()).toBe(widget.getByRole('combobox'));
  expect(widget.queryByRole('textbox')).toBeNull();
  await choose(widget, 'Rejected');
  expect(widget.getByRole('textbox', reasonField)).toHaveValue('');
});

test('by keyboard, choosing Rejected does not pass through Approved', async () => {
  const bodies = requestsTo(PATH, () => HttpResponse.json({ comment: '' }));
  const { widget } = await mountHtml(status());
  const select: HTMLSelectElement = widget.getByRole('combobox', { name: 'Status: Ali' });
  select.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => select.matches(':open')).toBe(true);
  expect(select).toHaveValue('0');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  expect(await widget.findByRole('textbox', reasonField)).toBeVisible();
  expect(bodies).toEqual([]);
});

test('a server fault after Approved: back to what was confirmed, comment and all, with a quiet mark', async () => {
  network.use(http.post(PATH, () => new HttpResponse(null, { status: 500 })));
  expectConsoleError(/status of an apprentice could not be saved/);
  const { widget } = await mountHtml(status({ status: 2, comment: 'Sebab' }));
  await choose(widget, 'Approved');
  expect(await widget.findByText('it is not known whether this was saved — reload the page to see')).toBeVisible();
  expect(widget.getByRole('combobox')).toHaveDisplayValue('Rejected');
  expect(widget.getByRole('button', { name: 'Reason for rejection: Sebab' })).toBeVisible();
});

test('the message of the server about a reason is shown at its field and announced', async () => {
  const errors = { comment: ['The comment must be at least 10 characters.', 'Second'] };
  network.use(http.post(PATH, () => HttpResponse.json({ message: 'Invalid.', errors }, { status: 422 })));
  expectConsoleError(/status of an apprentice could not be saved/);
  const { element, widget } = await mountHtml(status());
  await choose(widget, 'Rejected');
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Pendek');
  const announced = announcedIn(element.shadowRoot!);
  await userEvent.click(widget.getByRole('button', { name: 'Save Reason' }));
  const field = await widget.findByRole('textbox', {
    ...reasonField,
    description: 'The comment must be at least 10 characters.',
  });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveValue('Pendek');
  await expect.poll(() => announced.at(-1)).toBe('The comment must be at least 10 characters.');
  expect(widget.queryByText('could not be saved — try again')).toBeNull();
});

test('a typed reason is there again after the page was loaded again, and only for its apprentice', async () => {
  network.use(http.post(PATH, () => new HttpResponse(null, { status: 401 }), { once: true }));
  expectConsoleError(/status of an apprentice could not be saved/);
  const { widget, element, gone } = await mountHtml(status());
  await choose(widget, 'Rejected');
  await userEvent.fill(widget.getByRole('textbox', reasonField), 'Borang tidak lengkap.');
  await userEvent.click(widget.getByRole('button', { name: 'Save Reason' }));
  const reload = await widget.findByRole('button', { name: 'Reload the page' });
  expect(mainButtons(element.shadowRoot!)).toEqual(['Reload the page']);
  await userEvent.click(reload);
  expect(gone).toEqual([location.href]);

  const saved = await mountHtml(status({ status: 2, comment: 'Borang tidak lengkap.', apprentice_id: 2 }));
  expect(saved.widget.queryByText('Your unsaved text has been brought back.')).toBeNull();
  const { widget: again } = await mountHtml(status());
  const field = again.getByRole('textbox', { ...reasonField, description: 'Your unsaved text has been brought back.' });
  expect(field).toHaveValue('Borang tidak lengkap.');
  await userEvent.click(again.getByRole('button', { name: 'Save Reason' }));
  expect(await again.findByText('Saved!')).toBeVisible();
  arrivedBy('reload');
  expect((await mountHtml(status())).widget.queryByRole('textbox')).toBeNull();
});

test('a choice while a request runs is ignored', async () => {
  const { bodies, sent, answer } = heldRequests(PATH);
  const { widget, element } = await mountHtml(status());
  await choose(widget, 'Approved');
  await expect.poll(sent).toBe(1);
  expect(widget.getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
  expect(shadowOf(element).querySelector('.ui-spinner')).toBeVisible();
  await choose(widget, 'Pending');
  expect(widget.getByRole('combobox')).toHaveDisplayValue('Approved');
  answer({ comment: null });
  expect(await widget.findByText('Saved!')).toBeVisible();
  expect(bodies).toEqual([{ apprentice_id: '1', status: 1, comment: '' }]);
});

test('a saved reason has the rest of its cell, whose width does not change when it opens', async () => {
  const cell = (words: string): string =>
    `<td>${status({ status: 2, comment: 'Borang tidak lengkap' })}</td><td style="inline-size: ${words}">Ali</td>`;
  const { elements, widgets } = await mountHtml(
    `<table style="inline-size: 640px"><tr>${cell('100px')}</tr></table><table><tr>${cell('auto')}</tr></table>`,
  );
  const line = shadowOf(elements[0]!).querySelector('.line')!;
  expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
  const widths = (): number[] => elements.map((each) => each.parentElement!.offsetWidth);
  const before = widths();
  for (const widget of widgets) await userEvent.click(widget.getByRole('button', { name: /lengkap$/ }));
  expect(widgets.map((widget) => widget.getByRole('textbox', reasonField).checkVisibility())).toEqual([true, true]);
  expect(widths()).toEqual(before);
});
