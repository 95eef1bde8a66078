import type { ReactNode } from 'react';
import { useFormContext } from '../registration-dialog/form-hooks.ts';
import { unawaited } from '../../../../shared/page/index.ts';
import { Field, TextInput } from '../../../../shared/ui/controls/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import { isPgCode, maskedPgCode } from './pg-code.ts';
import type { PhoneCode } from '../registration-dialog/phone.ts';
import type { Properties } from '../../training-registration.props.ts';
import { texts } from '../../training-registration.text.ts';
import type { FormValues } from '../registration-dialog/form-values.ts';
import { NameField } from '../registration-dialog/person/name-field.tsx';
import { PhoneField } from '../registration-dialog/person/phone-field.tsx';
import { UplineField } from './upline-field.tsx';

export interface VisitorFieldsProps {
  codes: readonly PhoneCode[];
  uplines: Properties['upline_fmd'];
}

/** The fields for a visitor, all of them required (D5). */
export function VisitorFields({ codes, uplines }: VisitorFieldsProps): ReactNode {
  const words = useText(texts);
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  const pgCode = register('pg_code', { validate: (code) => isPgCode(code) || words.wrongPgCode });
  return (
    <>
      <NameField label={words.name} name="name" missing={words.needName} autoComplete="name" />
      <Field label={words.pgCode} required error={errors.pg_code?.message} hint={words.pgCodeHint}>
        {(field) => (
          <TextInput
            {...field}
            data-field="pg_code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="PG########"
            {...pgCode}
            onChange={(event) => {
              applyMask(event.target);
              unawaited(pgCode.onChange(event));
            }}
          />
        )}
      </Field>
      <PhoneField
        label={words.phone}
        number="phone"
        country="phone_code"
        codes={codes}
        missing={words.needPhone}
        isOwn
      />
      <Field label={words.email} required error={errors.email?.message}>
        {(field) => (
          <TextInput
            {...field}
            data-field="email"
            type="email"
            autoComplete="email"
            {...register('email', {
              validate: (email) =>
                email.trim() === ''
                  ? words.needEmail
                  : /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) || words.wrongEmail,
            })}
          />
        )}
      </Field>
      <UplineField uplines={uplines} />
    </>
  );
}

/** Writes the masked text into the field, with the caret where the person types: a new value alone puts it at the end. */
function applyMask(input: HTMLInputElement): void {
  const { code, caret } = maskedPgCode(input.value, input.selectionEnd ?? undefined);
  if (input.value === code) return;
  input.value = code;
  // what a browser fills in by itself has no caret, and Safari would move the focus to it
  if (input.matches(':focus')) input.setSelectionRange(caret, caret);
}
