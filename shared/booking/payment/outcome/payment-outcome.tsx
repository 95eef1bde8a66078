import { type ReactNode, useSyncExternalStore } from 'react';
import { paymentFailure, watchOrders } from '../index.ts';
import { Notice } from '../../../ui/feedback/index.ts';
import { paymentOutcomeText } from './payment-outcome.text.ts';
import { useText } from '../../../ui/base/index.ts';

interface PaymentOutcomeProps {
  /** What is paid for, as in `paymentOpens`. */
  item: string;
  /** The widget's property `payment_status`. */
  fromPage: string | undefined;
  /** What the person can do now. */
  children: ReactNode;
}

/** Shown after the return from a payment that failed: says so, and what to do. Nothing if the page reports no failure, or that of an earlier or another order. */
export function PaymentOutcome({ item, fromPage, children }: PaymentOutcomeProps): ReactNode {
  const words = useText(paymentOutcomeText);
  const status = useSyncExternalStore(watchOrders, () => paymentFailure(item, fromPage));
  return (
    status && (
      <Notice tone="warning" role="alert" title={words[status]}>
        {children}
      </Notice>
    )
  );
}
