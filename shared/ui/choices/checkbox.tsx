import { type ComponentProps, useId } from 'react';
import css from './checkbox.css?inline';
import { FieldNotes, RequiredMark, describedBy } from '../controls/index.ts';
import { useStyles } from '../common/index.ts';
import { ChoiceInput } from './choice-input.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label; it may contain a link. */
  children: React.ReactNode;
  error?: string | undefined;
  /** Marks it as one that has to be ticked; the form itself checks that. */
  required?: boolean;
}

/**
 * A checkbox; its label is part of the click target.
 */
export function Checkbox({ children, error, required = false, ...rest }: CheckboxProps) {
  useStyles(css, 'ui');
  const id = useId();
  return (
    <div className="ui-check-box">
      <label className="ui-check">
        <ChoiceInput
          aria-describedby={describedBy(id, undefined, error)}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          part="checkbox"
          {...rest}
          type="checkbox"
        />
        <span>
          <span>{children}</span>
          {required && <RequiredMark />}
        </span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
