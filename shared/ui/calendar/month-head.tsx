import type { ReactNode } from 'react';
import { type Day, type Month, addMonths, monthOf, monthWords } from '../../lib/index.ts';
import { Button } from '../controls/index.ts';
import { Status } from '../feedback/index.ts';
import { Icon, visuallyHiddenCss as hiddenCss } from '../content/index.ts';
import { Select } from '../select/index.ts';
import { uiText, useStyles } from '../common/index.ts';
import { useText, useUi } from '../base/index.ts';

interface MonthHeadProps {
  month: Month;
  onMonthChange: (month: Month) => void;
  /** Today in Kuala Lumpur (D20). */
  today: Day;
}

/** How many months before and after the current one are in the list; the buttons reach further ones. */
const [BEFORE, AFTER] = [6, 18];

/** The months around the current one, and the visible one. */
function monthsAround(now: Month, shown: Month): Month[] {
  const months = Array.from({ length: BEFORE + 1 + AFTER }, (_, at) => addMonths(now, at - BEFORE));
  return [...new Set([...months, shown])].toSorted();
}

/** The visible month as a list to choose from, announced when it changes, with buttons for the previous month, the next month and today. */
export function MonthHead({ month, onMonthChange, today }: MonthHeadProps): ReactNode {
  useStyles(hiddenCss, 'ui');
  const now = monthOf(today);
  const words = useText(uiText);
  const { locale } = useUi();
  return (
    <div className="ui-month-head">
      <Button aria-label={words.previousMonth} onClick={() => onMonthChange(addMonths(month, -1))}>
        <Icon name="left" />
      </Button>
      <Status as="h2" className="ui-hidden">
        {monthWords(month, locale)}
      </Status>
      <Select
        className="ui-month-jump"
        aria-label={words.chooseMonth}
        value={month}
        onChange={({ target }) => onMonthChange(target.value)}
      >
        {monthsAround(now, month).map((each) => (
          <option key={each} value={each}>
            {monthWords(each, locale)}
          </option>
        ))}
      </Select>
      <Button aria-label={words.nextMonth} onClick={() => onMonthChange(addMonths(month, 1))}>
        <Icon name="right" />
      </Button>
      <Button aria-disabled={month === now} onClick={() => onMonthChange(now)}>
        {words.today}
      </Button>
    </div>
  );
}
