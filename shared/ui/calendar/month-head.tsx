import type { ReactNode } from 'react';
import { monthWords } from '../../lib/time/day-words.ts';
import type { Day } from '../../lib/time/day.ts';
import { addMonths, type Month, monthOf } from '../../lib/time/month.ts';
import { Button } from '../controls/button.tsx';
import { Status } from '../feedback/status.tsx';
import { Icon } from '../content/icon.tsx';
import hiddenCss from '../content/visually-hidden.css?inline';
import { Select } from '../select/select.tsx';
import { useStyles } from '../styles.ts';
import { useText } from '../text.ts';
import { uiText } from '../ui.text.ts';
import { useUi } from '../ui-context.ts';

interface MonthHeadProps {
  month: Month;
  onMonthChange: (month: Month) => void;
  /** Today in Kuala Lumpur (D20). */
  today: Day;
  size?: 's' | 'm' | undefined;
}

/** How many months before and after the current one are in the list; the buttons reach further ones. */
const [BEFORE, AFTER] = [6, 18];

/** The months around the current one, and the visible one. */
function monthsAround(now: Month, shown: Month): Month[] {
  const months = Array.from({ length: BEFORE + 1 + AFTER }, (_, at) => addMonths(now, at - BEFORE));
  return [...new Set([...months, shown])].toSorted();
}

/** The visible month as a list to choose from, announced when it changes, with buttons for the previous month, the next month and today. */
export function MonthHead({ month, onMonthChange, today, size = 'm' }: MonthHeadProps): ReactNode {
  useStyles(hiddenCss, 'ui');
  const now = monthOf(today);
  const words = useText(uiText);
  const { locale } = useUi();
  return (
    <div className="ui-month-head">
      <Button size={size} aria-label={words.previousMonth} onClick={() => onMonthChange(addMonths(month, -1))}>
        <Icon name="left" />
      </Button>
      <Status as="h2" className="ui-hidden">
        {monthWords(month, locale)}
      </Status>
      <Select
        size={size}
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
      <Button size={size} aria-label={words.nextMonth} onClick={() => onMonthChange(addMonths(month, 1))}>
        <Icon name="right" />
      </Button>
      <Button size={size} aria-disabled={month === now} onClick={() => onMonthChange(now)}>
        {words.today}
      </Button>
    </div>
  );
}
