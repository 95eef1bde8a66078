import type { ReactNode } from 'react';
import { pageSettings } from '../../../shared/lib/page-settings.ts';
import { paymentStatus } from '../../../shared/lib/payment-status.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../room-session-booking.text.ts';

/** After the way back from the payment page: that it did not go through, and what to do; nothing when the page does not say so. */
export function PaymentOutcome({ said }: { said: string | undefined }): ReactNode {
  const words = useText(texts);
  const status = paymentStatus(said, location.href, pageSettings().payment_status_parameter);
  if (!status) return null;
  return (
    <Notice tone="warning" role="status" title={words.paymentOutcome[status]}>
      {words.payAgain}
    </Notice>
  );
}
