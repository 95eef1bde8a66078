import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { daysFrom } from '../../shared/lib/index.ts';
import { DateStrip } from '../../shared/ui/strip/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/DateStrip',
  component: DateStrip,
  parameters: { controls: { disable: true } },
});
const days = daysFrom('2026-11-22', 31);

function Slots() {
  const [date, setDate] = useState<string | null>('2026-11-23');
  return (
    <DateStrip
      label="Pilih tarikh"
      days={days.map((each) => ({ date: each }))}
      value={date}
      onChange={setDate}
      visible={3}
    />
  );
}
function Sessions() {
  const [date, setDate] = useState<string | null>(null);
  const withBalance = days.map((each, at) => ({
    date: each,
    disabled: at % 4 === 1,
    ...(at % 4 === 1
      ? { lines: ['Penuh'] }
      : {
          lines: ['Sesi 1: 4', 'Sesi 2: 0', `Sesi 3: ${at}`],
          figures: [4, 0, at].map((count) => ({ count, share: count / 40 })),
        }),
  }));
  return <DateStrip label="Pilih tarikh" days={withBalance} value={date} onChange={setDate} visible={6} step={6} />;
}
const Both = () => (
  <Stage>
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 760 }}>
      <Slots />
      <Sessions />
    </div>
  </Stage>
);

export const Light = meta.story({ render: () => <Both /> });
export const Dark = meta.story({ render: () => <Both />, globals: { theme: 'dark' } });
