import { useState } from 'react';
import preview from '../../.storybook/preview.tsx';
import { daysIn } from '../../shared/lib/index.ts';
import { DayCalendar } from '../../shared/ui/calendar/index.ts';
import { Stage } from '../../.storybook/support/stage.tsx';

const meta = preview.meta({
  title: 'UI parts/DayCalendar',
  component: DayCalendar,
  parameters: { controls: { disable: true } },
});

const courses = (day: string): string => (Number(day.slice(-2)) % 2 === 0 ? '2 kursus' : '');

/** The month grid with the content of a day. */
function Shown() {
  const [month, setMonth] = useState('2026-11');
  const [day, setDay] = useState<string | undefined>('2026-11-24');
  return (
    <Stage>
      <DayCalendar
        start={`${month}-01`}
        count={daysIn(month)}
        onMonthChange={setMonth}
        today="2026-11-22"
        first="2026-11-22"
        selected={day}
        onSelect={setDay}
        describe={courses}
        renderDay={(day) => courses(day).slice(0, 1)}
        agenda={[]}
        hint="Pilih satu hari."
        detail={day && <p>Latihan Asas Emas, 10:00</p>}
      />
    </Stage>
  );
}

export const Light = meta.story({ render: () => <Shown /> });
export const Dark = meta.story({ render: () => <Shown />, globals: { theme: 'dark' } });
