// chunk: months
import { type FormEvent, useId, useState } from 'react';
import type { CountedMonth } from '../lib/counted-month.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { MonthPicker, type MonthPickerProps } from './month-picker.tsx';
import css from './month-range.css?inline';
import { useStyles } from './styles.ts';

export interface MonthRangeProps extends Pick<MonthPickerProps, 'min' | 'max' | 'names' | 'format' | 'size'> {
  /** What the page shows now. */
  start: CountedMonth | undefined;
  end: CountedMonth | undefined;
  words: { startMonth: string; endMonth: string; apply: string };
  /** What is wrong with a choice; nothing when it may be applied. */
  check: (start: CountedMonth | undefined, end: CountedMonth | undefined) => string | undefined;
  /** Called with a choice that has nothing wrong. */
  onApply: (start: CountedMonth, end: CountedMonth) => void;
}

/** A start month, an end month and a button that applies them. */
export function MonthRange({ start, end, words, check, onApply, ...picker }: MonthRangeProps) {
  useStyles(css);
  const errorId = useId();
  const [chosen, setChosen] = useState({ start, end });
  // a range the page itself shows is judged at once; the person's own choice when it is applied
  const [error, setError] = useState(() => (start === undefined && end === undefined ? undefined : check(start, end)));
  const choose = (part: Partial<typeof chosen>) => {
    setChosen({ ...chosen, ...part });
    setError(undefined);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const wrong = check(chosen.start, chosen.end);
    setError(wrong);
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
