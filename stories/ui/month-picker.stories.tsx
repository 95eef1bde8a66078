import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { countedMonth, monthNames } from '../../shared/lib/index.ts';
import { MonthPicker } from '../../shared/ui/months/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/MonthPicker',
  component: MonthPicker,
  parameters: { controls: { disable: true } },
});

function Live({ size }: { size: 'm' | 's' }) {
  const [month, setMonth] = useState(countedMonth(2026, 11));
  return <MonthPicker label="Bulan" size={size} names={monthNames('ms')} value={month} onChoose={setMonth} />;
}

const Shown = () => (
  <Stage>
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16, minBlockSize: 360 }}>
      <Live size="m" />
      <Live size="s" />
    </div>
  </Stage>
);

export const Light = meta.story({ render: () => <Shown /> });
export const Dark = meta.story({ render: () => <Shown />, globals: { theme: 'dark' } });
export const Open = meta.story({
  render: () => <Shown />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getAllByRole('button')[0]!); // there are two
    await expect(await page.findByRole('grid')).toBeVisible();
  },
});
