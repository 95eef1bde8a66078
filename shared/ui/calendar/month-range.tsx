// chunk: months
import { type FormEvent, useId, useState } from 'react';
import type { CountedMonth } from '../../lib/time/month-index.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../content/icon.tsx';
import { MonthPicker, type MonthPickerProps } from './month-picker.tsx';
import css from './month-range.css?inline';
import { useStyles } from '../styles.ts';

export interface MonthRangeProps extends Pick<MonthPickerProps, 'min' | 'max' | 'names' | 'format' | 'size'> {
  /** The range that the page shows now. */
  start: CountedMonth | undefined;
  end: CountedMonth | undefined;
  words: { startMonth: string; endMonth: string; apply: string };
  /** The error in a choice; `undefined` if it may be applied. */
  check: (start: CountedMonth | undefined, end: CountedMonth | undefined) => string | undefined;
  /** Called with a valid choice. */
  onApply: (start: CountedMonth, end: CountedMonth) => void;
}

/** A start month, an end month and a button to apply them. */
export function MonthRange({ start, end, words, check, onApply, ...picker }: MonthRangeProps) {
  useStyles(css, 'ui');
  const errorId = useId();
  const [chosen, setChosen] = useState({ start, end });
  // the page's own range is checked at once, the person's choice when it is applied
  const [error, setError] = useState(() => (start === undefined && end === undefined ? undefined : check(start, end)));
  const choose = (part: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...part });
    setError(undefined);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wrong = check(chosen.start, chosen.end);
    setError(wrong);
    // both months are set: otherwise `check` returns an error
    if (wrong === undefined) onApply(chosen.start!, chosen.end!);
  };
  const common = { ...picker, errorId: error ? errorId : undefined };
  return (
    <form className="ui-month-range" onSubmit={apply} noValidate>
      <MonthPicker
        {...common}
        label={words.startMonth}
        value={chosen.start}
        onChoose={(month) => choose({ start: month })}
      />
      <MonthPicker {...common} label={words.endMonth} value={chosen.end} onChoose={(month) => choose({ end: month })} />
      <Button type="submit" variant="primary" size={picker.size ?? 'm'}>
        {words.apply}
      </Button>
      <p id={errorId} role="alert" className="ui-month-error" data-empty={error ? undefined : ''}>
        {error && <Icon name="alert" size={16} />}
        <span>{error}</span>
      </p>
    </form>
  );
}
