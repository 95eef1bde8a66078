import type { ReactNode, RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../../shared/ui/controls/button.tsx';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import { useText } from '../../../../shared/ui/text.ts';
import { texts } from '../../training-registration.text.ts';
import type { FormValues } from '../form-values.ts';

/** The fields in the order of the screen, each with the text that names it. */
const FIELDS = [
  ['name', 'name'],
  ['pg_code', 'pgCode'],
  ['phone', 'phone'],
  ['email', 'email'],
  ['upline_fmd_id', 'upline'],
  ['coupon_code', 'coupon'],
  ['referral_coupon_code', 'referralCoupon'],
  ['spouse_name', 'spouseName'],
  ['spouse_phone', 'spousePhone'],
  ['terms', 'termsTitle'],
] as const;

/** The number of invalid fields with a link to each; a single one has the focus already. It is below the fields, so that none moves while others are corrected. */
export function WrongFields({ form }: { form: RefObject<HTMLFormElement | null> }): ReactNode {
  const words = useText(texts);
  const { errors } = useFormContext<FormValues>().formState;
  const wrong = FIELDS.filter(([field]) => errors[field]);
  const goTo = (field: string): void => {
    const place = form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`);
    (place?.matches('input') ? place : place?.querySelector('input'))?.focus();
  };
  return (
    <div role="status">
      {wrong.length > 1 && (
        <Notice
          tone="error"
          className="training-wrong"
          title={words.wrongFields(wrong.length)}
          actions={wrong.map(([field, name]) => (
            <Button key={field} variant="link" onClick={() => goTo(field)}>
              {words[name]}
            </Button>
          ))}
        />
      )}
    </div>
  );
}
