import { useId } from 'react';
import checkCss from './checkbox.css?inline';
import { describedBy, FieldNotes, RequiredMark } from './field.tsx';
import css from './radio-group.css?inline';
import { useStyles } from './styles.ts';

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
  /** Framed choices in a column, or plain ones in a row. */
  layout?: 'cards' | 'row';
  size?: 'm' | 's';
}

/** One of a few: native radio buttons, one tab stop, arrow keys inside. */
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
  useStyles(checkCss);
  useStyles(css);
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
          <label
            key={option.value}
            className={`ui-check ui-${size}`}
            data-chosen={option.value === value || undefined}
          >
            <input
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
