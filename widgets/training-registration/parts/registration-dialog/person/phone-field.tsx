import type { ReactNode } from 'react';
import { useFormContext, useWatch } from '../form-hooks.ts';
import { unawaited } from '../../../../../shared/page/index.ts';
import { Field, TextInput } from '../../../../../shared/ui/controls/index.ts';
import { Select } from '../../../../../shared/ui/select/index.ts';
import { useText } from '../../../../../shared/ui/base/index.ts';
import { codeOf, countryOf, EXAMPLES, fullPhone, type PhoneCode } from '../phone.ts';
import { texts } from '../../../training-registration.text.ts';
import type { FormValues } from '../form-values.ts';

interface PhoneFieldProps {
  label: string;
  number: 'phone' | 'spouse_phone';
  country: 'phone_code' | 'spouse_phone_code';
  codes: readonly PhoneCode[];
  /** The error message when the field is empty. */
  missing: string;
  /** Whether it is the person's own number, which the browser may fill in. */
  isOwn?: boolean;
}

/** Country code, the number as the person writes it, and the full number that will be sent (D3). */
export function PhoneField({ label, number, country, codes, missing, isOwn = false }: PhoneFieldProps): ReactNode {
  const words = useText(texts);
  const { register, control, formState, trigger, getFieldState } = useFormContext<FormValues>();
  const [typed, chosen] = useWatch({ control, name: [number, country] });
  const code = codeOf(chosen);
  const full = fullPhone(code, typed);
  const example = EXAMPLES[code];
  const validate = (value: string): true | string => {
    if (value.trim() === '') return missing;
    return fullPhone(code, value) !== undefined || words.wrongPhone;
  };
  return (
    <Field
      label={label}
      required
      error={formState.errors[number]?.message}
      hint={full ? words.phoneHint(full) : example ? words.phoneExample(example) : words.phoneWithout(code)}
    >
      {(field) => (
        <div className="training-phone">
          <span className="training-phone-country">
            <Select
              aria-label={`${words.phoneCountry}: ${label}`}
              autoComplete={isOwn ? 'tel-country-code' : 'off'}
              {...register(country, {
                onChange: () => {
                  if (getFieldState(number).invalid) unawaited(trigger(number));
                },
              })}
            >
              {codes.map(countryOf).map((each) => (
                <option key={each} value={each}>
                  {`+${each}`}
                </option>
              ))}
            </Select>
            <span className="training-phone-shown" aria-hidden="true">{`+${code}`}</span>
          </span>
          <TextInput
            {...field}
            dir="ltr"
            type="tel"
            inputMode="numeric"
            data-field={number}
            autoComplete={isOwn ? 'tel-national' : 'off'}
            {...register(number, { validate })}
          />
        </div>
      )}
    </Field>
  );
}
