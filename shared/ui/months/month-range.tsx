import { type FormEvent, useId, useRef } from 'react';
import type { CountedMonth } from '../../lib/index.ts';
import { Button } from '../controls/index.ts';
import { Icon } from '../content/index.ts';
import { MonthPicker, type MonthPickerProps } from './month-picker.tsx';
import css from './month-range.css?inline';
import { monthRangeText } from './month-range.text.ts';
import { useStyles } from '../common/index.ts';
import { useText } from '../base/index.ts';
import { useNarrow, usePageRestored, useStateOf } from '../hooks/index.ts';

/** In less than this, in px, the button does not fit beside the pickers. As month-filter.reserve.css says. */
const LINE_NEEDS_PX = { m: 568, s: 456 };

export interface MonthRangeProps extends Pick<MonthPickerProps, 'min' | 'max' | 'names' | 'format' | 'size'> {
  /** The range that the page shows now. */
  start: CountedMonth | undefined;
  end: CountedMonth | undefined;
  /** The least number of months from the start to the end; with 0 both may be the same month. */
  least: 0 | 1;
  /** Called with a valid choice. */
  onApply: (start: CountedMonth, end: CountedMonth) => void;
}

/**
 * A start month, an end month and a button to apply them. A page restored from the back/forward cache, and one that passes another range,
 * shows its range, not a choice that was never applied.
 */
export function MonthRange({ start, end, least, onApply, size = 'm', ...picker }: MonthRangeProps) {
  useStyles(css, 'ui');
  const words = useText(monthRangeText);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const isNarrow = useNarrow(form, LINE_NEEDS_PX[size]);
  const ofPage = {
    first: start,
    last: end,
    // counts the checks: the page's own range is checked at once, the person's choice when it is applied
    checks: start === undefined && end === undefined ? 0 : 1,
  };
  const [range, setRange] = useStateOf(`${start} ${end}`, ofPage);
  usePageRestored(() => setRange(ofPage));
  const { first, last } = range;
  const isComplete = first !== undefined && last !== undefined;
  const problem = !isComplete ? words.both : last - first < least ? words.tooEarly[least] : undefined;
  const error = range.checks > 0 ? problem : undefined;
  const choose = (which: 'first' | 'last') => (month: CountedMonth) =>
    setRange({ ...range, [which]: month, checks: 0 });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setRange({ ...range, checks: range.checks + 1 });
    if (isComplete && !problem) onApply(first, last);
  };
  const common = { ...picker, size, errorId: error ? errorId : undefined };
  return (
    <form ref={form} className="ui-month-range" data-narrow={isNarrow || undefined} onSubmit={apply} noValidate>
      <MonthPicker {...common} label={words.startMonth} value={first} onChoose={choose('first')} />
      <MonthPicker {...common} label={words.endMonth} value={last} onChoose={choose('last')} />
      <p id={errorId} role="alert" className="ui-month-error" data-empty={error ? undefined : ''}>
        {error && <Icon name="alert" size={16} />}
        {/* a new element is announced, also with the same words */}
        <span key={range.checks}>{error}</span>
      </p>
      <Button type="submit" variant="primary" size={size}>
        {words.apply}
      </Button>
    </form>
  );
}
