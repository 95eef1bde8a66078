/** Space between letters, words and lines that the person has set for every page (WCAG 1.4.12) cuts nothing off. */
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mockedDay } from '../../support/mocked-day.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { network } from '../../support/network.ts';
import { brokenWords, isCut, spaceText } from '../../support/text-spacing.ts';

test('a status keeps its word beside the sentence that it is not saved', async () => {
  const { widget, element } = await mountHtml(
    snippet('apprentice-status', { attributes: { apprentice_id: 3, status: 0, label: 'Status: Aminah' } }),
  );
  spaceText(element);
  const status = widget.getByRole('combobox', { name: 'Status: Aminah' });
  await userEvent.selectOptions(status, 'Rejected');
  await widget.findByText('Not saved yet');
  expect(isCut(status, 'Rejected')).toBe(false);
});

test('a day with many courses shows that there are more', async () => {
  mockedDay('2036-09-10T09:00:00+08:00');
  const courses = ['Digital Marketing', 'Tax for Business', 'Savings for All', 'Counter Operations', 'Leadership Camp'];
  courses.push('First Aid', 'Public Speaking', 'Bookkeeping'); // two more than a cell shows
  const day = courses.map((name, id) => ({ course_list_id: id + 1, course: { name }, total: 9 }));
  network.use(http.get('/app/academy/interest/calendar-summary', () => HttpResponse.json({ '2036-09-11': day })));
  const { widget, element } = await mountHtml(
    '<div style="width: 1100px"><div data-widget="interest-calendar"></div></div>',
  );
  spaceText(element);
  const [more] = await widget.findAllByText('+2 more');
  const cell = more!.closest('button')!;
  expect(more!.getBoundingClientRect().bottom).toBeLessThanOrEqual(cell.getBoundingClientRect().bottom);
});

test('the names of the months are not broken', async () => {
  const { widget, element } = await mountHtml(
    '<div data-widget="month-filter" data-month-year="11-2026" data-locale="ms"></div>',
  );
  spaceText(element);
  await userEvent.click(widget.getByRole('button', { name: /^Bulan/ }));
  const months = await widget.findByRole('grid', { name: '2026' });
  expect(brokenWords(months)).toEqual([]);
  expect(months.scrollWidth).toBe(months.clientWidth);
});
