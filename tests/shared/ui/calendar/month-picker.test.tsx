import { render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { monthNames } from '../../../../shared/lib/time/month-names.ts';
import { MonthPicker } from '../../../../shared/ui/calendar/month-picker.tsx';
import { Stage } from '../../../../stories/support/stage.tsx';

test.each([14, 16, 22])('with text of %d px no name of a month breaks, and the panel is in the window', async (px) => {
  render(
    <div style={{ '--dw-text-m': `${px}px` } as CSSProperties}>
      <Stage>
        <MonthPicker label="Month" value={undefined} names={monthNames('en')} onChoose={() => {}} />
      </Stage>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Month/ }));
  const cell = screen.getByRole('gridcell', { name: 'September' });
  const words = document.createRange();
  words.selectNodeContents(cell);
  expect(new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)))).toHaveProperty('size', 1);
  expect(cell.getBoundingClientRect().right).toBeLessThan(innerWidth);
});
