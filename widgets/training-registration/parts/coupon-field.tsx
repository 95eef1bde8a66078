import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { StillWorking } from '../../../shared/ui/still-working.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import type { CouponKind } from '../coupons.ts';
import { texts } from '../training-registration.text.ts';
import type { FormValues } from './form-values.ts';
import type { CouponDesk } from './use-coupons.ts';

interface CouponFieldProps {
  kind: CouponKind;
  label: string;
  desk: CouponDesk;
}

/** A code, the button that asks the server about it, and what the server said (D2). */
export function CouponField({ kind, label, desk }: CouponFieldProps): ReactNode {
  const words = useText(texts);
  const name = kind === 'coupon' ? 'coupon_code' : 'referral_coupon_code';
  const { register, getValues, setValue, setFocus, formState } = useFormContext<FormValues>();
  const input = useRef<HTMLInputElement>(null);
  const { status, reason } = desk.coupons[kind];
  const saysId = useId();
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    // the answer to a press stands below the field, behind the buttons perhaps; one that comes by itself moves nothing
    if (isAsked.current) place.current?.scrollIntoView({ block: 'nearest' });
    if (status !== 'checking') isAsked.current = false;
  }, [status]);
  const apply = (): void => {
    const code = getValues(name).trim();
    if (code === '') return input.current?.focus();
    if (status === 'checking') return;
    isAsked.current = true;
    desk.ask(kind, code);
  };
  const remove = ({ detail }: MouseEvent): void => {
    if (detail > 1) return; // the second click of a double click on "Guna", whose place this button has taken
    desk.drop(kind);
    setValue(name, '', { shouldValidate: formState.isSubmitted });
    setFocus(name);
  };
  const applyOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault(); // it would submit the whole form
    apply();
  };
  // an unchecked code would be paid for at the full price by mistake
  const { ref, ...field } = register(name, {
    validate: (code) => code.trim() === '' || status !== 'none' || words.couponUnchecked,
    onChange: () => status !== 'none' && desk.drop(kind),
  });
  const says = {
    none: '',
    checking: words.checking,
    valid: words.couponValid,
    invalid: words.couponInvalid,
    replaced: words.couponReplaced,
  }[status];
  return (
    <div ref={place} className="training-coupon">
      <Field label={label} error={status === 'none' ? formState.errors[name]?.message : undefined}>
        {(tied) => (
          <div className="training-coupon-row">
            <TextInput
              {...tied}
              {...field}
              aria-describedby={[tied['aria-describedby'], says && saysId].filter(Boolean).join(' ') || undefined}
              ref={(element) => {
                input.current = element;
                ref(element);
              }}
              data-field={name}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onKeyDown={applyOnEnter}
            />
            {status === 'valid' ? (
              <Button aria-label={words.removeFor(label)} onClick={remove}>
                {words.remove}
              </Button>
            ) : (
              <Button aria-label={words.applyFor(label)} busy={status === 'checking'} onClick={apply}>
                {words.apply}
              </Button>
            )}
          </div>
        )}
      </Field>
      <p id={saysId} className="training-coupon-says" data-status={status} role="status">
        {(status === 'valid' || status === 'invalid') && (
          <Icon key="sign" name={status === 'valid' ? 'check' : 'alert'} size={16} />
        )}
        <span key="words">{says}</span>
      </p>
      <StillWorking busy={status === 'checking'} />
      {reason && status === 'invalid' && <p className="training-note">{reason}</p>}
    </div>
  );
}
