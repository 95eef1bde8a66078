// chunk: form
import { type ComponentProps, useId } from 'react';
import css from './checkbox.css?inline';
import { describedBy, FieldNotes } from './field.tsx';
import { useStyles } from './styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is ticked; it may hold a link. */
  children: React.ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  size?: 'm' | 's';
}

/** A box to tick; its words belong to its target. */
export function Checkbox({ children, hint, error, size = 'm', className = '', ...rest }: CheckboxProps) {
  useStyles(css);
  const id = useId();
  return (
    <div className={`ui-check-box ${className}`}>
      <label className={`ui-check ui-${size}`}>
        <input
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
