import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from '../form-hooks.ts';
import { FailureNotice } from '../../../../../shared/runtime/failures/index.ts';
import { isComposing } from '../../../../../shared/lib/index.ts';
import { Button, Field, StillWorking, TextInput } from '../../../../../shared/ui/controls/index.ts';
import { Icon } from '../../../../../shared/ui/content/index.ts';
import { useText } from '../../../../../shared/ui/base/index.ts';
import type { CouponKind } from '../coupons.ts';
import { texts } from '../../../training-registration.text.ts';
import type { FormValues } from '../form-values.ts';
import type { CouponState } from './use-coupons.ts';

interface CouponFieldProps {
  kind: CouponKind;
  label: string;
  couponState: CouponState;
}

/**
 * A code, the button that has the server check it, and the result (D2).
 */
export function CouponField({ kind, label, couponState }: CouponFieldProps): ReactNode {
  const words = useText(texts);
  const name = kind === 'coupon' ? 'coupon_code' : 'referral_coupon_code';
  const { register, getValues, setValue, setFocus, formState } = useFormContext<FormValues>();
  const input = useRef<HTMLInputElement>(null);
  const { status, failure } = couponState.coupons[kind];
  const messageId = useId();
  const place = useRef<HTMLDivElement>(null);
  const isRequested = useRef(false);
  const [isBeingTyped, setBeingTyped] = useState(false);
  useEffect(() => {
    // the answer to a press may be hidden behind the buttons; an answer to an automatic check moves nothing
    if (isRequested.current) place.current?.scrollIntoView({ block: 'nearest' });
    if (status !== 'checking') isRequested.current = false;
  }, [status]);
  const apply = (): void => {
    const code = getValues(name).trim();
    if (code === '') return input.current?.focus();
    if (status === 'checking') return;
    isRequested.current = true;
    setBeingTyped(false);
    couponState.check(kind, code);
  };
  const remove = (): void => {
    couponState.drop(kind);
    setValue(name, '', { shouldValidate: formState.isSubmitted });
    setFocus(name);
  };
  const applyOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault(); // Enter would submit the whole form
    apply();
  };
  // a code that was typed but not checked would be overlooked, and the full price paid
  const { ref, ...field } = register(name, {
    validate: (code) => code.trim() === '' || status !== 'none' || words.couponUnchecked,
    onChange: () => {
      setBeingTyped(true);
      if (status !== 'none') couponState.drop(kind);
    },
  });
  const error = status === 'none' ? formState.errors[name]?.message : undefined;
  // such as one that is there again after a reload
  const isForgotten = status === 'none' && !isBeingTyped && getValues(name).trim() !== '';
  const message = {
    none: '',
    checking: words.checking,
    valid: words.couponValid,
    invalid: words.couponInvalid,
    replaced: words.couponReplaced,
  }[status];
  return (
    <div ref={place} className="training-coupon">
      <Field label={label} error={error} hint={isForgotten && !error ? words.couponUnchecked : undefined}>
        {(tied) => (
          <div className="training-coupon-row">
            <TextInput
              {...tied}
              {...field}
              aria-describedby={[tied['aria-describedby'], message && messageId].filter(Boolean).join(' ') || undefined}
              ref={(element) => {
                input.current = element;
                ref(element);
              }}
              data-field={name}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              onKeyDown={applyOnEnter}
            />
            {/* beside the code, so that what is below does not move */}
            <p id={messageId} className="training-coupon-says" data-status={status} role="status">
              {(status === 'valid' || status === 'invalid') && (
                <Icon key="icon" name={status === 'valid' ? 'check' : 'alert'} size={16} />
              )}
              <span key="words">{message}</span>
            </p>
            {/* one button that changes its meaning, so that it keeps the focus */}
            {status === 'valid' ? (
              <Button data-once="" variant="link" aria-label={words.removeFor(label)} onClick={remove}>
                {words.remove}
              </Button>
            ) : (
              <Button data-once="" aria-label={words.applyFor(label)} busy={status === 'checking'} onClick={apply}>
                {words.apply}
              </Button>
            )}
          </div>
        )}
      </Field>
      <StillWorking busy={status === 'checking'} />
      {failure !== undefined && status === 'invalid' && <FailureNotice error={failure} size="s" />}
    </div>
  );
}
