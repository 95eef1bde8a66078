import type { ReactNode } from 'react';
import { monthWords } from '../lib/day-words.ts';
import { addMonths, type Month } from '../lib/month.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useText } from './text.ts';
import { uiText } from './ui.text.ts';
import { useUi } from './ui-context.ts';

interface MonthHeadProps {
  month: Month;
  onMonthChange: (month: Month) => void;
  size?: 's' | 'm' | undefined;
}

/** The name of the month shown, said aloud when it changes, between the buttons to its neighbours. */
export function MonthHead({ month, onMonthChange, size = 'm' }: MonthHeadProps): ReactNode {
  const words = useText(uiText);
  const { locale } = useUi();
  return (
    <div className="ui-month-head">
      <Button size={size} aria-label={words.previousMonth} onClick={() => onMonthChange(addMonths(month, -1))}>
        <Icon name="left" />
      </Button>
      <h2 className="ui-month-name" aria-live="polite">
        {monthWords(month, locale)}
      </h2>
      <Button size={size} aria-label={words.nextMonth} onClick={() => onMonthChange(addMonths(month, 1))}>
        <Icon name="right" />
      </Button>
    </div>
  );
}
