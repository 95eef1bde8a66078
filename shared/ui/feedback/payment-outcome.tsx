// chunk: ask
import type { ReactNode } from 'react';
import { pageAddress } from '../../lib/url/page-address.ts';
import { pageSettings } from '../../lib/page/page-settings.ts';
import { paymentStatus } from '../../lib/money/payment-status.ts';
import { Notice } from './notice.tsx';
import { paymentOutcomeText } from './payment-outcome.text.ts';
import { useText } from '../text.ts';

interface PaymentOutcomeProps {
  /** The widget's property `payment_status`. */
  fromPage: string | undefined;
  /** What the person can do now. */
  children: ReactNode;
}

/** Shown after the return from a payment that failed: says so, and what to do. Nothing if the page reports no failure. */
export function PaymentOutcome({ fromPage, children }: PaymentOutcomeProps): ReactNode {
  const words = useText(paymentOutcomeText);
  const status = paymentStatus(fromPage, pageAddress(), pageSettings().payment_status_parameter);
  return (
    status && (
      <Notice tone="warning" role="alert" title={words[status]}>
        {children}
      </Notice>
    )
  );
}
