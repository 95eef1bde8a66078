import type { ReactNode } from 'react';
import { useFormContext } from '../form-hooks.ts';
import { Field, TextInput } from '../../../../../shared/ui/controls/index.ts';
import type { FormValues } from '../form-values.ts';

interface NameFieldProps {
  label: string;
  name: 'name' | 'spouse_name';
  /** The error message when the field is empty. */
  missing: string;
  autoComplete: 'name' | 'off';
}

/** A required field for a person's name. */
export function NameField({ label, name, missing, autoComplete }: NameFieldProps): ReactNode {
  const { register, formState } = useFormContext<FormValues>();
  return (
    <Field label={label} required error={formState.errors[name]?.message}>
      {(field) => (
        <TextInput
          {...field}
          data-field={name}
          autoComplete={autoComplete}
          {...register(name, { validate: (text) => text.trim() !== '' || missing })}
        />
      )}
    </Field>
  );
}
