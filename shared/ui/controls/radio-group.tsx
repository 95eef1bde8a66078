import { useId } from 'react';
import checkCss from './checkbox.css?inline';
import { describedBy, FieldNotes, RequiredMark } from './field.tsx';
import css from './radio-group.css?inline';
import { useStyles } from '../styles.ts';
import { Tick } from './tick.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  options: ReadonlyArray<RadioOption<Value>>;
  value: Value | null;
  onChange: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** `cards` is a column of framed choices, `row` a row of plain ones. */
  layout?: 'cards' | 'row';
  size?: 'm' | 's';
}

/**
 * A choice of one among a few: native radio buttons, one tab stop, arrow keys inside.
 * @keyboard Arrow keys: choose another one of the group, which is one tab stop.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    options,
    value,
    onChange,
    hint,
    error,
    required = false,
    disabled,
    layout = 'row',
    size = 'm',
  } = props;
  useStyles(checkCss, 'ui');
  useStyles(css, 'ui');
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className="ui-field"
      disabled={disabled}
      aria-describedby={describedBy(id, hint, error)}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <legend className="ui-label">
        <span>{label}</span>
        {required && <RequiredMark />}
      </legend>
      <div className={`ui-radios ui-${layout}`}>
        {options.map((option) => (
          <label key={option.value} className={`ui-check ui-${size}`} data-chosen={option.value === value || undefined}>
            <Tick
              type="radio"
              part="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span dir="auto">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
