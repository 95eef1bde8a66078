import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isInSight } from '../support/in-sight.ts';
import { mountHtml } from '../support/mount-html.ts';
import { parameterOf } from '../support/navigation.ts';
import { takenShortcuts } from '../support/taken-shortcuts.ts';

const RANGE = 'data-range="1" data-start-month-year="11-2025" data-end-month-year="02-2026"';
const filter = (attributes: string): string => `<div data-widget="month-filter" ${attributes}>March</div>`;

test('the page has the last word, also when it shows a former month again', async () => {
  const { element, widget } = await mountHtml(filter('data-month-year="3-2026"'));
  await userEvent.click(widget.getByRole('button', { name: 'Month March, 2026' }));
  await userEvent.click(widget.getByRole('gridcell', { name: 'May' }));
  for (const [written, name] of [
    ['4-2026', 'Month April, 2026'],
    ['3-2026', 'Month March, 2026'],
  ] as const) {
    element.dataset.monthYear = written;
    expect(await widget.findByRole('button', { name })).toBeTruthy();
  }
});

test('every other parameter of the address stays', async () => {
  const before = location.href;
  history.replaceState(null, '', '?team[]=a&team[]=b&month_year=1-2020&q=a%20b#list');
  try {
    const { widget, gone } = await mountHtml(filter('data-month-year="3-2026"'));
    await userEvent.click(widget.getByRole('button', { name: /Month/ }));
    await userEvent.click(widget.getByRole('gridcell', { name: 'May' }));
    expect(new URL(gone[0] ?? '').search).toBe('?team[]=a&team[]=b&month_year=5-2026&q=a%20b');
    expect(new URL(gone[0] ?? '').hash).toBe('#list');
  } finally {
    history.replaceState(null, '', before);
  }
});

test('it works by keyboard alone: arrows go over the end of the year, Escape gives the focus back', async () => {
  const { widget, gone } = await mountHtml(filter('data-month-year="12-2025"'));
  widget.getByRole('button', { name: /Month/ }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowRight}');
  expect(widget.getByRole('grid', { name: '2026' })).toBeTruthy();
  expect(takenShortcuts(widget.getByRole('grid'))).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(widget.queryByRole('grid')).toBeNull();
  await userEvent.keyboard('{Enter}{PageDown}{ArrowUp}{Home}{Enter}');
  expect(gone.map((url) => parameterOf(url, 'month_year'))).toEqual(['7-2026']);
});

test.each([
  [740, 360],
  [640, 360],
  [320, 256],
])('in a low window of %i × %i the open months show their year and the month that has the focus', async (...size) => {
  await page.viewport(...size);
  for (const above of [10, 100, 240]) {
    const { place, widget } = await mountHtml(
      `<div style="height: ${above}px"></div>${filter('data-month-year="11-2026"')}<div style="height: 300px"></div>`,
    );
    scrollTo(0, 0);
    await userEvent.click(widget.getByRole('button', { name: /Month/ }));
    const { top, bottom } = widget.getByRole('dialog', { name: 'Month' }).getBoundingClientRect();
    expect(top >= 0 && bottom <= size[1], `from ${top} to ${bottom}`).toBe(true);
    expect(isInSight(widget.getByRole('button', { name: 'Next year, 2027' }))).toBe(true);
    expect(isInSight(widget.getByRole('gridcell', { name: 'November' }))).toBe(true);
    place.remove();
  }
});

test('months outside of min and max cannot be chosen; a minimum in the middle of a month keeps that month', async () => {
  const { widget, gone } = await mountHtml(
    filter('data-month-year="4-2026" data-min="2026-03-15" data-max="2026-05-02"'),
  );
  await userEvent.click(widget.getByRole('button', { name: /Month/ }));
  const cells: HTMLElement[] = widget.getAllByRole('gridcell');
  const enabled = cells.filter((cell) => cell.getAttribute('aria-disabled') !== 'true');
  expect(enabled.map((cell) => cell.textContent)).toEqual(['March', 'April', 'May']);
  widget.getByRole('gridcell', { name: 'February' }).click();
  expect(gone).toEqual([]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(gone.map((url) => parameterOf(url, 'month_year'))).toEqual(['3-2026']);
});

test('the names are those of the asked language, and a custom list replaces them', async () => {
  const { widgets } = await mountHtml(
    [
      'data-lang="zh-Hans"',
      'data-lang="tlh-XX"',
      'data-locale="ms"',
      `data-format="%m/%Y (%n)" data-months='["A","B","C","D","E","F","G","H","I","J","K","L"]'`,
    ]
      .map((attributes) => filter(`data-month-year="3-2026" ${attributes}`))
      .join(''),
  );
  const names = widgets.map((widget) => widget.getByRole('button').textContent);
  expect(names).toEqual(['三月, 2026', 'March, 2026', 'Mac, 2026', '03/2026 (C)']);
});

test('the range form asks for both months, the end after the start, and sends MM-YYYY', async () => {
  const { widget, gone } = await mountHtml(filter(RANGE));
  await userEvent.click(widget.getByRole('button', { name: 'Start month November, 2025' }));
  await userEvent.click(widget.getByRole('gridcell', { name: 'December' }));
  await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
  expect(gone.map((url) => parameterOf(url, 'start_month_year'))).toEqual(['12-2025']);
  expect(gone.map((url) => parameterOf(url, 'end_month_year'))).toEqual(['02-2026']);
});

test('the range form shows which month is missing, or that the end is before the start', async () => {
  const { widget, gone } = await mountHtml(filter('data-range="1"'));
  await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
  expect(widget.getByRole('alert').textContent).toBe('Please select both start and end month.');
  for (const which of [/Start month/, /End month/]) {
    await userEvent.click(widget.getByRole('button', { name: which }));
    await userEvent.click(widget.getByRole('gridcell', { name: 'June' }));
  }
  expect(widget.getByRole('alert').textContent).toBe('');
  await userEvent.click(widget.getByRole('button', { name: 'Apply' }));
  expect(widget.getByRole('alert').textContent).toBe('The end month must be after the start month.');
  expect(gone).toEqual([]);
});

test.each([328, 460, 520, 1200])(
  'a range that is refused in %i px is marked as strongly as a wrong field, and the message stands with the months',
  async (width) => {
    const { widget } = await mountHtml(`<div style="width: ${width}px">${filter('data-range="1"')}</div>`);
    const apply = widget.getByRole('button', { name: 'Apply' });
    await userEvent.click(apply);
    const months: HTMLElement[] = widget.getAllByRole('button', { name: /month/ });
    const field = Object.assign(document.createElement('input'), { className: 'ui-input', ariaInvalid: 'true' });
    months[0]!.append(field);
    const wrong = getComputedStyle(field).borderTopColor;
    field.remove();
    for (const month of months) await expect.poll(() => getComputedStyle(month).borderTopColor).toBe(wrong);
    const message = widget.getByRole('alert').getBoundingClientRect();
    const [first, last] = months.map((month) => month.getBoundingClientRect());
    expect(message.top - last!.bottom).toBe(12);
    // below the button only where that is on one line with the months
    const button = apply.getBoundingClientRect();
    if (button.bottom === first!.bottom) expect(width).toBe(1200);
    else expect(button.top - message.bottom).toBe(12);
  },
);

test.each([328, 1200])('in %i px the open months are as wide as their field, or wider', async (width) => {
  const { widget } = await mountHtml(
    `<div style="width: ${width}px; margin-inline: 16px">${filter('data-month-year="3-2026"')}</div>`,
  );
  const field = widget.getByRole('button', { name: /Month/ });
  await userEvent.click(field);
  const panel = widget.getByRole('dialog', { name: 'Month' }).getBoundingClientRect();
  const { left, width: least } = field.getBoundingClientRect();
  expect([panel.left, panel.width]).toEqual([left, Math.max(least, 288)]);
});

test('a page restored from the back/forward cache shows its own months, not the choice that left it', async () => {
  const { widgets } = await mountHtml(filter('data-month-year="3-2026"') + filter(RANGE));
  const [one, range] = widgets as [(typeof widgets)[0], (typeof widgets)[0]];
  await userEvent.click(one.getByRole('button', { name: 'Month March, 2026' }));
  await userEvent.click(one.getByRole('gridcell', { name: 'May' }));
  await userEvent.click(range.getByRole('button', { name: 'Start month November, 2025' }));
  await userEvent.click(range.getByRole('gridcell', { name: 'December' }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(await one.findByRole('button', { name: 'Month March, 2026' })).toBeVisible();
  expect(await range.findByRole('button', { name: 'Start month November, 2025' })).toBeVisible();
});

test('a page that cuts off what sticks out does not cut the months off', async () => {
  const { widget } = await mountHtml(
    `<div style="overflow: hidden; height: 80px">${filter('data-month-year="3-2026"')}</div>`,
  );
  await userEvent.click(widget.getByRole('button', { name: /Month/ }));
  for (const name of ['January', 'December']) {
    const cell: HTMLElement = widget.getByRole('gridcell', { name });
    const { x, y, width, height } = cell.getBoundingClientRect();
    const root = cell.getRootNode() as ShadowRoot;
    expect(cell.contains(root.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  }
});

test('going on to the next month with the Tab key closes the open one', async () => {
  const { widget } = await mountHtml(filter(RANGE));
  widget.getByRole('button', { name: /Start month/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(widget.getByRole('gridcell', { name: 'November' }).matches(':focus')).toBe(true);
  await userEvent.tab();
  expect(widget.getByRole('button', { name: /End month/ }).matches(':focus')).toBe(true);
  expect(widget.queryByRole('grid')).toBeNull();
});
