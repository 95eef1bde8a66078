import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { DETAIL, interestCalendar } from '../support/interests.ts';
import { network } from '../support/network.ts';
import { wordsOf } from '../support/words-of.ts';

const eight = Array.from({ length: 8 }, (_, at) => ({
  course_list_id: at + 1,
  course: { name: `Kursus ${at + 1}` },
  total: 20 - at,
}));

test('with 320 px it is a grid with the count of each day, and the list of the chosen day below it (D30)', async () => {
  const gold = [{ course_list_id: 1, course: { name: 'Gold Savings Basics' }, total: 6 }];
  const { widget, element } = await interestCalendar('2043-11-21', { '2043-11-21': gold, '2043-11-25': gold }, 320);
  const day = await widget.findByRole('button', {
    name: 'Saturday, 21 Nov 2043, 6 interested, Gold Savings Basics: 6',
  });
  expect(within(widget.getByRole('grid')).getAllByRole('button')).toHaveLength(31);
  // a day without interest is its number alone
  const none = widget.getByRole('button', { name: 'Sunday, 22 Nov 2043, No interest' });
  expect(none.innerText.trim().split('\n')[0]).toBe('22');
  for (const each of [none, day]) expect(each.getBoundingClientRect().height, 'a small month').toBe(44);
  expect(day.innerText.trim().split('\n').slice(0, 3)).toEqual(['21', 'Nov', '6']);
  await userEvent.click(widget.getByRole('button', { name: 'Sunday, 22 Nov 2043, No interest' }));
  await userEvent.click(day);
  const people = await widget.findByRole('region', { name: 'Gold Savings Basics' });
  const last = widget.getByRole('button', { name: /21 Dec 2043/ });
  expect(people.getBoundingClientRect().top).toBeGreaterThan(last.getBoundingClientRect().bottom);
  for (const each of [element, day]) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
});

test('a day shows six courses with their counts, and says how many more there are (D30)', async () => {
  const { widget } = await interestCalendar(
    '2048-11-21',
    { '2048-11-23': eight, '2048-11-24': eight.slice(0, 6) },
    990,
  );
  const day = await widget.findByRole('button', { name: /^Monday, 23 Nov 2048, 132 interested/ });
  for (const { course, total } of eight.slice(0, 6)) {
    const line = within(day).getByText(course.name).parentElement!;
    expect(line).toHaveTextContent(`${total}${course.name}`);
    expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(day.getBoundingClientRect().bottom);
  }
  expect(within(day).queryByText('Kursus 7')).toBeNull();
  const more = within(day).getByText('+2 more');
  expect(more.getBoundingClientRect().bottom).toBeLessThanOrEqual(day.getBoundingClientRect().bottom);
  const full = widget.getByRole('button', { name: /^Tuesday, 24 Nov 2048/ });
  expect(within(full).queryByText(/more$/)).toBeNull();
  const empty = widget.getByRole('button', { name: /^Tuesday, 1 Dec 2048/ });
  expect(empty.getBoundingClientRect().height, 'no row grows').toBe(day.getBoundingClientRect().height);
});

test('on a phone the days with interest are a list below the grid, others are left out, and it leads to its day', async () => {
  const { widget } = await interestCalendar(
    '2051-11-21',
    { '2051-11-21': eight.slice(0, 1), '2051-12-03': eight },
    320,
  );
  const list = await widget.findByRole('list');
  const [first, last] = within(list).getAllByRole('button');
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(first!.innerText.split('\n').filter(Boolean)).toEqual(['21 Nov', '20', 'Kursus 1']);
  expect(last!.innerText.split('\n').filter(Boolean).at(-1)).toBe('+2 more');
  expect(widget.queryByText('Choose a day to see who is interested.')).not.toBeVisible();
  await userEvent.click(last!);
  const day = widget.getByRole('button', { name: /, 3 Dec 2051, 132 interested/ });
  expect(focusedElement()).toBe(day);
  expect(day.parentElement).toHaveAttribute('aria-selected', 'true');
  expect(widget.getByRole('heading', { name: /, 3 Dec 2051/ })).toBeVisible();
  expect(widget.queryByText('21 Nov')).toBeNull();
});

test('five weeks are in sight at 1280 × 800, and a name that has one line says more than a word', async () => {
  const long = eight.map((each) => ({ ...each, course: { name: `Digital Marketing ${each.total}` } }));
  const { widget, element } = await interestCalendar(
    '2052-11-21',
    { '2052-11-23': long, '2052-11-24': long.slice(0, 1) },
    1248,
  );
  const day = await widget.findByRole('button', { name: /23 Nov 2052, 132/ });
  const last = widget.getByRole('button', { name: /21 Dec 2052/ });
  expect(last.getBoundingClientRect().bottom - element.getBoundingClientRect().top).toBeLessThanOrEqual(800 - 16);
  const text = within(day).getByText('Digital Marketing 20').firstChild!;
  const letters = wordsOf(text, 'Digital Ma'.length);
  expect(letters.getBoundingClientRect().height, 'one line').toBeLessThan(20);
  const alone = within(widget.getByRole('button', { name: /24 Nov 2052/ })).getByText('Digital Marketing 20');
  expect(alone.scrollHeight, 'whole').toBeLessThanOrEqual(alone.clientHeight + 1);
});

test('on a wide screen the name of a weekday, the numbers and the counts below it begin at one edge', async () => {
  const { widget } = await interestCalendar('2052-11-21', { '2052-11-26': eight.slice(0, 1) }, 1248);
  const day = within(await widget.findByRole('button', { name: /26 Nov 2052, 20/ }));
  const texts = [widget.getByText('Tue'), day.getByText('26'), day.getAllByText('20')[1]!, ...widget.getAllByText('3')];
  const lefts = texts.map((text) => Math.round(wordsOf(text).getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});

test('keys stop at both ends of the 31 days, and what waits for the names is not higher than one name', async () => {
  const answer = Promise.withResolvers<void>();
  const { widget } = await interestCalendar('2049-11-21', undefined, 320);
  network.use(
    http.get(DETAIL, async () => {
      await answer.promise;
      return HttpResponse.json([{ course: 'Gold', users: [{ name: 'Siti', phone: '0123456789' }] }]);
    }),
  );
  const first: HTMLElement = await widget.findByRole('button', { name: /21 Nov 2049/ });
  first.focus();
  for (const [key, name] of [
    ['ArrowUp', /, 21 Nov 2049/],
    ['PageDown', /, 21 Dec 2049/],
    ['ArrowRight', /, 21 Dec 2049/],
    ['PageUp', /, 21 Nov 2049/],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(focusedElement()).toBe(widget.getByRole('button', { name }));
  }
  await userEvent.keyboard('{Enter}');
  const region = await widget.findByRole('region', { name: /21 Nov 2049/ });
  await expect.poll(() => region.querySelector('.ui-skeleton')).not.toBeNull();
  const waiting = region.getBoundingClientRect().height;
  answer.resolve();
  await widget.findByText('Siti');
  expect(region.getBoundingClientRect().height).toBeGreaterThanOrEqual(waiting);
});
