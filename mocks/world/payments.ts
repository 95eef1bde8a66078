export interface Payment {
  readonly reference: string;
  /** What is paid for. */
  readonly description: string;
  /** Whole sen. */
  readonly sen: number;
  /** The path of the page that "go back" and the end of the payment lead to. */
  readonly back: string;
  readonly state: 'open' | 'paid' | 'failed' | 'cancelled';
}

interface Order extends Pick<Payment, 'description' | 'sen' | 'back'> {
  /** What the host does once the payment has arrived: tickets are sold, seats are taken. */
  onPaid?: () => void;
}

/** Payments under way at the stand-in for the payment provider. */
export function createPayments() {
  const payments = new Map<string, Payment & Order>();
  const settle = (reference: string, state: 'paid' | 'failed' | 'cancelled') => {
    const payment = payments.get(reference);
    if (!payment || payment.state === 'paid' || payment.state === 'cancelled') return;
    payments.set(reference, { ...payment, state });
    if (state === 'paid') payment.onPaid?.();
  };
  return {
    /** Opens a payment. @returns its reference; the provider's address followed by `/reference` is its page */
    open(order: Order): string {
      const reference = `PAY-${String(payments.size + 1).padStart(5, '0')}`;
      payments.set(reference, { ...order, reference, state: 'open' });
      return reference;
    },
    find: (reference: string): Payment | undefined => payments.get(reference),
    /** The payment has arrived. A second call changes nothing. */
    pay: (reference: string) => settle(reference, 'paid'),
    /** The bank has refused the payment; it can be tried again. */
    fail: (reference: string) => settle(reference, 'failed'),
    /** The host has opened another one instead. */
    cancel: (reference: string) => settle(reference, 'cancelled'),
  };
}
