// chunk: form
import { type ComponentProps, useId } from 'react';
import css from './checkbox.css?inline';
import { describedBy, FieldNotes } from './field.tsx';
import { useStyles } from '../styles.ts';
import { Tick } from './tick.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label; it may contain a link. */
  children: React.ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
}

/**
 * A checkbox; its label is part of the click target.
 * @keyboard Space: ticks the box, or takes the tick away.
 */
export function Checkbox({ children, hint, error, className = '', ...rest }: CheckboxProps) {
  useStyles(css, 'ui');
  const id = useId();
  return (
    <div className={`ui-check-box ${className}`}>
      <label className="ui-check">
        <Tick
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          part="checkbox"
          {...rest}
          type="checkbox"
        />
        <span>{children}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
