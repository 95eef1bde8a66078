import type { ReactNode } from 'react';
import { useFormContext } from '../form-hooks.ts';
import { Checkbox } from '../../../../../shared/ui/choices/index.ts';
import { useText } from '../../../../../shared/ui/base/index.ts';
import { texts } from '../../../training-registration.text.ts';
import type { FormValues } from '../form-values.ts';

/** The terms of part 6, and the checkbox to accept them, which is required (part 5). */
export function Terms(): ReactNode {
  const words = useText(texts);
  const { register, formState } = useFormContext<FormValues>();
  return (
    <section className="training-terms" aria-label={words.termsTitle}>
      <ul>
        {words.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      <Checkbox
        data-field="terms"
        required
        error={formState.errors.terms?.message}
        {...register('terms', { validate: (ticked) => ticked || words.needTerms })}
      >
        {words.agree}
      </Checkbox>
    </section>
  );
}
