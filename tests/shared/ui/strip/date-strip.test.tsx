import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { daysFrom } from '../../../../shared/lib/day.ts';
import { DateStrip, type DateStripProps } from '../../../../shared/ui/strip/date-strip.tsx';

const days = daysFrom('2026-11-22', 10).map((date, at) => ({
  date,
  disabled: at === 2,
  lines: at === 2 ? ['Penuh'] : [],
}));

function Strip({ onChange, ...props }: Partial<DateStripProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  const choose = (date: string) => {
    setValue(date);
    onChange?.(date);
  };
  return (
    <>
      <DateStrip label="Pilih tarikh" days={days} visible={3} {...props} value={value} onChange={choose} />
      <button>selepas</button>
    </>
  );
}
const names = () => screen.getAllByRole('radio').map((day) => day.getAttribute('data-date')?.slice(5));
const focused = () => document.activeElement?.getAttribute('data-date');

test('it shows the requested number of days, named in Malay together with their lines', () => {
  render(<Strip />);
  expect(screen.getByRole('radiogroup', { name: 'Pilih tarikh' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((day) => day.getAttribute('aria-label'))).toEqual([
    'Ahad, 22 Nov 2026',
    'Isnin, 23 Nov 2026',
    'Selasa, 24 Nov 2026, tidak boleh dipilih, Penuh',
  ]);
});

test('the arrows beside it move it, stop at the ends, keep the focus and announce the visible days', async () => {
  render(<Strip step={6} />);
  const later = screen.getByRole('button', { name: 'Tarikh seterusnya' });
  const earlier = screen.getByRole('button', { name: 'Tarikh sebelumnya' });
  expect(earlier.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(later);
  expect(names()).toEqual(['11-28', '11-29', '11-30']);
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Sabtu, 28 Nov 2026 – Isnin, 30 Nov 2026');
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['11-29', '11-30', '12-01']);
  expect(document.activeElement).toBe(later);
  expect(later.getAttribute('aria-disabled')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['11-29', '11-30', '12-01']);
});

test('by whole pages no day is shown twice, and the last page may be short, wherever the strip opens', async () => {
  const pages = async (button: string) => {
    const seen = [names()];
    const next = screen.getByRole('button', { name: button });
    while (next.getAttribute('aria-disabled') === 'false') {
      await userEvent.click(next);
      seen.push(names());
    }
    return seen;
  };
  const { unmount } = render(<Strip visible={4} step={4} />);
  const all = days.map(({ date }) => date.slice(5));
  const whole = [all.slice(0, 4), all.slice(4, 8), all.slice(8)];
  expect(await pages('Tarikh seterusnya')).toEqual(whole);
  await userEvent.keyboard('{Tab}'); // the last page is in the tab order, too
  expect(await pages('Tarikh sebelumnya')).toEqual(whole.toReversed());
  unmount();
  render(<Strip visible={4} step={4} opensAt="2026-11-24" value="2026-12-01" />);
  expect(names()).toEqual(all.slice(6));
  expect(await pages('Tarikh sebelumnya')).toEqual([all.slice(6), all.slice(2, 6), all.slice(0, 2)]);
});

test('by keyboard: one tab stop, arrows page on, Home and End, a full day is visited but not chosen', async () => {
  const onChange = vi.fn<(date: string) => void>();
  render(<Strip onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Isnin/ }));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-23');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('2026-11-24');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledOnce();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('2026-11-25');
  expect(names()).toEqual(['11-23', '11-24', '11-25']);
  await userEvent.keyboard('{End}');
  await expect.poll(focused).toBe('2026-12-01');
  await userEvent.keyboard('{Home}');
  await expect.poll(focused).toBe('2026-11-22');
  await userEvent.keyboard(' ');
  expect(screen.getByRole('radio', { checked: true })).toBe(document.activeElement);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText('selepas'));
});

test('all days in weeks: under the names of their weekdays, up and down a week further, and back where one came from', async () => {
  render(<Strip today="2026-11-22" />);
  const range = () => screen.getByRole('button', { name: /, semua tarikh$/ });
  await userEvent.click(screen.getByRole('button', { name: 'Tarikh seterusnya' }));
  expect(range()).toHaveAccessibleName('23 Nov – 25 Nov, semua tarikh');
  await userEvent.click(range());
  expect(range()).toHaveAttribute('aria-expanded', 'true');
  expect(names()).toHaveLength(10);
  expect(screen.queryByRole('button', { name: 'Tarikh seterusnya' }), 'which leads nowhere now').toBeNull();
  expect(screen.getByText('Disember 2026').nextElementSibling).toHaveAttribute('data-date', '2026-12-01');
  expect(screen.getByRole('radio', { current: 'date' })).toHaveTextContent('22');
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
  for (const [at, weekday] of [
    [0, 'Ahd'],
    [1, 'Isn'],
    [9, 'Sel'],
  ] as const)
    expect(left(screen.getAllByRole('radio')[at]!), weekday).toBe(left(screen.getByText(weekday)));
  screen.getByRole('radio', { name: /^Isnin, 23 Nov/ }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('2026-11-30');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
  expect(names(), 'a full day is not chosen').toHaveLength(10);
  await userEvent.click(range());
  expect(names()).toEqual(['11-23', '11-24', '11-25']);
});

test('over all days Page Down and Page Up lead a month on and back, and stay among the days', async () => {
  const many = daysFrom('2026-11-22', 60).map((date) => ({ date }));
  render(<Strip days={many} today="2026-11-22" />);
  await userEvent.click(screen.getByRole('button', { name: /, semua tarikh$/ }));
  screen.getByRole('radio', { name: /30 Nov/ }).focus();
  for (const [key, day] of [
    ['PageDown', '2026-12-30'],
    ['PageDown', '2027-01-20'],
    ['PageUp', '2026-12-20'],
    ['PageUp', '2026-11-22'],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused(), key).toBe(day);
  }
});

test('a day chosen elsewhere comes into sight, once', async () => {
  const strip = (value: string) => <DateStrip label="x" days={days} visible={3} value={value} onChange={() => {}} />;
  const { rerender } = render(strip('2026-11-28'));
  expect(names()).toEqual(['11-26', '11-27', '11-28']);
  await userEvent.click(screen.getByRole('button', { name: 'Tarikh sebelumnya' }));
  expect(names()).toEqual(['11-25', '11-26', '11-27']);
  rerender(strip('2026-11-22'));
  expect(names()).toEqual(['11-22', '11-23', '11-24']);
});

test('no days, fewer days than places, and a list that shrinks', () => {
  const strip = (count: number, value: string | null = null) => (
    <DateStrip label="x" days={days.slice(0, count)} visible={3} value={value} onChange={() => {}} />
  );
  const { rerender } = render(strip(10, '2026-12-01'));
  rerender(strip(2));
  expect(names()).toEqual(['11-22', '11-23']);
  rerender(strip(0));
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('keys pressed faster than the strip renders are all handled', () => {
  render(<Strip />);
  screen.getAllByRole('radio')[0]!.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  for (let day = 0; day < 5; day += 1) press('ArrowRight');
  expect(focused()).toBe('2026-11-27');
  press('End');
  press('ArrowRight');
  expect(focused()).toBe('2026-12-01');
  press('ArrowLeft');
  expect(focused()).toBe('2026-11-30');
  press('Home');
  expect(focused()).toBe('2026-11-22');
});
