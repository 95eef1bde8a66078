import { type ReactNode, useId } from 'react';
import { dateWords } from '../lib/day-words.ts';
import type { Day } from '../lib/day.ts';
import { Icon } from './icon.tsx';
import type { MonthGridProps } from './month-grid.tsx';
import { useUi } from './ui-context.ts';

interface DayAgendaProps extends Pick<MonthGridProps, 'today' | 'selected' | 'onSelect' | 'describe'> {
  days: readonly Day[];
  empty: string;
  detail: ReactNode;
}

/** Days below each other; the chosen one is open. Choosing it again closes it. */
export function DayAgenda({ days, today, selected, onSelect, describe, empty, detail }: DayAgendaProps): ReactNode {
  const { locale } = useUi();
  const id = useId();
  if (days.length === 0) return empty && <p className="ui-calendar-hint">{empty}</p>;
  return (
    <ul className="ui-agenda">
      {days.map((day) => {
        const isOpen = day === selected;
        return (
          <li key={day} data-today={day === today || undefined}>
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}${day}` : undefined}
                onClick={() => onSelect(isOpen ? undefined : day)}
              >
                <span className="ui-agenda-date">{dateWords(day, locale)}</span>
                <span className="ui-agenda-words">{describe(day)}</span>
                <Icon name={isOpen ? 'up' : 'down'} />
              </button>
            </h3>
            {isOpen && (
              <div id={`${id}${day}`} className="ui-agenda-detail">
                {detail}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
