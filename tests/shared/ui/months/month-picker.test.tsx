import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { countedMonth, currentMonth, monthInWords, monthNames, yearOf } from '../../../../shared/lib/month.ts';
import { DAY_MS } from '../../../../shared/lib/day.ts';
import { clockNow, heedServerDate } from '../../../../shared/page/clock.ts';
import { MonthPicker, type MonthPickerProps } from '../../../../shared/ui/months/month-picker.tsx';
import { Stage } from '../../../../.storybook/support/stage.tsx';

/** Opens a picker of months in English. */
async function open(
  props: Partial<MonthPickerProps> = {},
  wrapper: (props: { children: ReactNode }) => ReactNode = Stage,
) {
  const picker = (
    <MonthPicker label="Month" value={undefined} names={monthNames('en')} onChoose={() => {}} {...props} />
  );
  render(picker, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: /Month/ }));
}

test.each([14, 16, 22])('with text of %d px no name of a month breaks, and the panel is in the window', async (px) => {
  await open({}, ({ children }) => (
    <div style={{ '--dw-text-m': `${px}px` }}>
      <Stage>{children}</Stage>
    </div>
  ));
  const cell = screen.getByRole('gridcell', { name: 'September' });
  const words = document.createRange();
  words.selectNodeContents(cell);
  expect(new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)))).toHaveProperty('size', 1);
  expect(cell.getBoundingClientRect().right).toBeLessThan(innerWidth);
});

test('a year is turned again and again by keyboard after a key that moved nothing', async () => {
  const chosen: number[] = [];
  await open({ value: countedMonth(2026, 1), onChoose: (month) => chosen.push(month) });
  await userEvent.keyboard('{Home}'); // it is in the first column
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('grid', { name: '2028' })).toBeVisible();
  expect(chosen).toEqual([]);
});

test("the present month is the server's where the device's clock is wrong", async () => {
  heedServerDate(new Date(Date.now() + 400 * DAY_MS).toUTCString());
  try {
    await open();
    const now = currentMonth(clockNow());
    expect(screen.getByRole('grid', { name: String(yearOf(now)) })).toBeVisible();
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent(
      monthInWords(now, monthNames('en'), '%n'),
    );
  } finally {
    heedServerDate(new Date().toUTCString());
  }
});
