import { useId } from 'react';
import css from './field.css?inline';
import { Icon } from '../content/index.ts';
import { type Elements, useText } from '../base/index.ts';
import { uiText, useStyles } from '../common/index.ts';

/** Props that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

export interface FieldProps {
  label: string;
  /** Help for filling in the field. */
  hint?: string | undefined;
  /** What is wrong and how to correct it; empty if nothing is. */
  error?: string | undefined;
  required?: boolean;
  /** Renders the control: `{(field) => <TextInput {...field} … />}` */
  children: (field: FieldControl) => Elements;
}

/** A control with a label above and a hint and an error below, connected for screen readers. */
export function Field({ label, hint, error, required = false, children }: FieldProps) {
  useStyles(css, 'ui');
  const id = useId();
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A visible star; `aria-required` says the same to screen readers. */
export function RequiredMark() {
  const { required } = useText(uiText);
  return (
    <span className="ui-required" aria-hidden="true" title={required}>
      *
    </span>
  );
}

/** The ids of the visible notes, for `aria-describedby`. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

/** The error and the hint below a control or a group of controls. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
  useStyles(css, 'ui');
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="ui-field-error">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="ui-field-hint">
          {hint}
        </p>
      )}
    </>
  );
}
