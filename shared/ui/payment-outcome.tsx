import type { ReactNode } from 'react';
import { pageSettings } from '../lib/page-settings.ts';
import { paymentStatus } from '../lib/payment-status.ts';
import { Notice } from './notice.tsx';
import { paymentOutcomeText } from './payment-outcome.text.ts';
import { useText } from './text.ts';

interface PaymentOutcomeProps {
  /** The property `payment_status`. */
  said: string | undefined;
  /** What to do now. */
  children: ReactNode;
}

/** After the way back from the payment page: that it did not go through, and what to do; nothing when the page does not say so. */
export function PaymentOutcome({ said, children }: PaymentOutcomeProps): ReactNode {
  const words = useText(paymentOutcomeText);
  const status = paymentStatus(said, location.href, pageSettings().payment_status_parameter);
  return (
    status && (
      <Notice tone="warning" role="status" title={words[status]}>
        {children}
      </Notice>
    )
  );
}
