import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusedElement } from '../../shared/page/dom/composed-tree.ts';
import { courseCalendar } from '../support/courses.ts';

test('on a phone the coming days with courses are below the month until one is chosen, there or in the month', async () => {
  const { widget, place } = await courseCalendar('2040-06-10T09:00:00+08:00', 320);
  const changed = vi.fn();
  place.addEventListener('dw:change', changed);
  await widget.findByRole('button', { name: /^25 Jun/ });
  expect(widget.getByText('Choose a day to see its courses.'), 'it says so itself').not.toBeVisible();
  expect(changed, 'the person has chosen nothing').not.toHaveBeenCalled();
  await userEvent.fill(widget.getByRole('searchbox'), 'nothing like it');
  expect(widget.queryByRole('button', { name: /^25 Jun/ })).toBeNull();
  await userEvent.fill(widget.getByRole('searchbox'), '');
  await userEvent.click(await widget.findByRole('button', { name: /^25 Jun/ }));
  expect(await widget.findByRole('region', { name: 'Monday, 25 Jun 2040' })).toBeVisible();
  expect(focusedElement()?.parentElement).toHaveAttribute('data-day', '2040-06-25');
  expect(changed).toHaveBeenCalledOnce();
});
