/*
 * Tells which order a page's report of a failed payment is about. The report still stands there after Back, when another order
 * may be paid already: whoever believes it pays twice. So it counts only after the latest order.
 */
import { arrival, readText, writeText } from '../../page/visits/index.ts';
import { keptForAll, stored } from '../../memory/kept/index.ts';
import type * as v from 'valibot';
import { pageSettings } from '../../page/index.ts';
import { object, optional, readBy } from '../../lib/schema/index.ts';
import { type PaymentStatus, paymentStatus, withoutStatus } from './payment-status.ts';

const text = readBy((value) => (typeof value === 'string' ? value : undefined));

const lastOrder = object({
  /** What the order is for. */
  item: text,
  /** The address of the page on which it was accepted, as it was left. */
  acceptedOn: optional(text),
  /** The address of the page that was opened later and reported a failure, which is that of this order. */
  failedOn: optional(text),
});

/** As the table of what is kept has it (shared/memory/kept/table.ts). */
const KEY = keptForAll(['payment', 'last-order']);

const keep = (order: v.InferOutput<typeof lastOrder>): void => {
  writeText('tab', KEY, JSON.stringify(order));
};

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

const thisPage = (): string => location.href.split('#')[0] ?? '';

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
  decidedOn = thisPage();
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
  const kept = stored(readText('tab', KEY), lastOrder);
  if (!status || !kept) return status;
  if (kept.item !== item) return undefined;
  const page = thisPage();
  if (kept.failedOn === page) return status;
  const how = arrival();
  const isOlder = how === 'back_forward' || (how === 'reload' && kept.acceptedOn === page);
  if (isOlder || decidedOn === page) return undefined;
  decidedOn = page;
  keep({ item, failedOn: page });
  return status;
}
