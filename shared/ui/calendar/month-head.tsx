import type { ReactNode } from 'react';
import { type Day, type Month, addMonths, monthOf, monthWords } from '../../lib/index.ts';
import { Button } from '../controls/index.ts';
import { Status } from '../feedback/index.ts';
import { Icon } from '../content/index.ts';
import { uiText } from '../common/index.ts';
import { useText, useUi } from '../base/index.ts';

interface MonthHeadProps {
  month: Month;
  onMonthChange: (month: Month) => void;
  /** Today in Kuala Lumpur (D20). */
  today: Day;
}

/** The visible month, announced when it changes, with buttons for the previous month, the next month and today. */
export function MonthHead({ month, onMonthChange, today }: MonthHeadProps): ReactNode {
  const now = monthOf(today);
  const words = useText(uiText);
  const { locale } = useUi();
  return (
    <div className="ui-month-head">
      <Button aria-label={words.previousMonth} onClick={() => onMonthChange(addMonths(month, -1))}>
        <Icon name="left" />
      </Button>
      <Status as="h2">{monthWords(month, locale)}</Status>
      <Button aria-label={words.nextMonth} onClick={() => onMonthChange(addMonths(month, 1))}>
        <Icon name="right" />
      </Button>
      <Button aria-disabled={month === now} onClick={() => onMonthChange(now)}>
        {words.today}
      </Button>
    </div>
  );
}
