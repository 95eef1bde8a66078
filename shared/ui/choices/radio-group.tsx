import { useId } from 'react';
import { ChoiceCard } from './choice-card.tsx';
import { fieldCss } from '../controls/index.ts';
import css from './radio-group.css?inline';
import type { Elements } from '../base/index.ts';
import { useStyles } from '../common/index.ts';

export interface RadioGroupProps<Value extends string> {
  label: string;
  /** Stands beside the label, or below it where there is no room. */
  note?: Elements;
  /** An `amount` stands at the end of the line. */
  options: ReadonlyArray<{ value: Value; label: string; amount?: string }>;
  value: Value | null;
  onChange: (value: Value) => void;
}

/**
 * A choice of one among a few, in a framed column of choices: native radio buttons, one tab stop, arrow keys inside.
 */
export function RadioGroup<Value extends string>({ label, note, options, value, onChange }: RadioGroupProps<Value>) {
  useStyles(fieldCss, 'ui');
  useStyles(css, 'ui');
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className="ui-field">
      <div className="ui-radios-head">
        <span id={`${id}-label`} className="ui-label">
          {label}
        </span>
        {note}
      </div>
      <div className="ui-radios">
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            part="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            {option.amount ? (
              <span className="ui-radio-amount">
                <span>{option.label}</span>
                <strong>{option.amount}</strong>
              </span>
            ) : (
              option.label
            )}
          </ChoiceCard>
        ))}
      </div>
    </div>
  );
}
