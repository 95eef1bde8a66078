/*
 * Tells which order a page's report of a failed payment is about. The report still stands there after Back, when another order
 * may be paid already: whoever believes it pays twice. So it counts only after the latest order.
 */
import { arrival } from '../../page/visits/index.ts';
import { keep as keepUnder, kept, keptText, readKept } from '../../memory/kept/index.ts';
import type * as v from 'valibot';
import { pageAddress, pageSettings } from '../../page/index.ts';
import { object, optional } from '../../lib/schema/index.ts';
import { type PaymentStatus, paymentStatus, withoutStatus } from './payment-status.ts';

const lastOrder = object({
  /** What the order is for. */
  item: keptText,
  /** The address of the page on which it was accepted, as it was left. */
  acceptedOn: optional(keptText),
  /** The address of the page that was opened later and reported a failure, which is that of this order. */
  failedOn: optional(keptText),
});

const KEPT = kept('payment:last-order', []);

const keep = (order: v.InferOutput<typeof lastOrder>): boolean => keepUnder(KEPT, order);

/** The page as it was when it was decided here whose failure it reports; what it says stays decided when it comes back from the back/forward cache. */
let decidedOn: string | undefined;

const watchers = new Set<() => void>();

/** @returns ends it */
export function watchOrders(watch: () => void): () => void {
  watchers.add(watch);
  // an order may have been accepted on another page meanwhile
  addEventListener('pageshow', watch);
  return () => {
    watchers.delete(watch);
    removeEventListener('pageshow', watch);
  };
}

/**
 * Call it when the payment page of an accepted order is opened: what this page has reported was of an earlier one. Its address no longer says so.
 * @param item what the order is for; the same in `paymentFailure`
 */
export function paymentOpens(item: string): void {
  const { payment_status_parameter: parameter } = pageSettings();
  const address = location.href;
  if (paymentStatus(undefined, address, parameter))
    try {
      // Turbo keeps its own in the state
      history.replaceState(history.state, '', withoutStatus(address, parameter));
    } catch {
      // a script of the page has replaced the history: what is kept below tells it too
    }
  decidedOn = pageAddress();
  keep({ item, acceptedOn: decidedOn });
  for (const watch of watchers) watch();
}

/**
 * How the payment of an item's last order failed, as far as the page and the tab know. Where the tab knows of no order, as on another device, the
 * failure may be anybody's.
 * @param property the value of the property `payment_status`
 */
export function paymentFailure(item: string, property: string | undefined): PaymentStatus | undefined {
  const status = paymentStatus(property, location.href, pageSettings().payment_status_parameter);
  const last = readKept(KEPT, lastOrder);
  if (!status || !last) return status;
  if (last.item !== item) return undefined;
  const page = pageAddress();
  if (last.failedOn === page) return status;
  const how = arrival();
  const isOlder = how === 'back_forward' || (how === 'reload' && last.acceptedOn === page);
  if (isOlder || decidedOn === page) return undefined;
  decidedOn = page;
  keep({ item, failedOn: page });
  return status;
}
