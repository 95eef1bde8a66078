import { unawaited } from '../../../shared/page/index.ts';

export type Order = readonly string[];

/** What is being saved of one list. It outlives the element, which the page may take out and put back meanwhile. */
interface Saving {
  /** The orders made since it began, the last one being the order to show. */
  readonly made: Order[];
  /** Which of them is being sent. */
  sending: number;
  /** The order saved last. */
  saved?: Order;
  /** Sends the order made last, unless that is being sent. */
  next?: (() => Promise<void>) | undefined;
  /** Why the order sent last could not be saved, if so. */
  error?: unknown;
}

/** Called by what happens to the orders of a list. */
export interface Watcher {
  begun(): void;
  saved(order: Order): void;
  /** @param error why the order made last could not be saved, if so */
  over(error: unknown): void;
}

const savings = new Map<string, Saving>();
const watchers = new Map<Watcher, string>();

const watchersOf = (list: string): Watcher[] => [...watchers.keys()].filter((each) => watchers.get(each) === list);

/** What is being saved of a list now. */
export const savingOf = (list: string): Readonly<Saving> | undefined => savings.get(list);

/** @returns a function that ends it */
export function watchSaving(list: string, watcher: Watcher): () => void {
  watchers.set(watcher, list);
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * Sends an order; while another is being sent, after it and in place of those made since (W8).
 * @param error why the order before could not be saved, if so
 * @param send gets the error of the last attempt, if any
 */
export function saveInTurn(list: string, order: Order, error: unknown, send: (before: unknown) => Promise<void>): void {
  const running = savings.get(list);
  const saving: Saving = running ?? { made: [], sending: 0, error };
  saving.made.push(order);
  saving.next = async () => {
    await send(saving.error);
    saving.saved = order;
    for (const each of watchersOf(list)) each.saved(order);
  };
  if (!running) unawaited(saveAll(list, saving));
}

async function saveAll(list: string, saving: Saving): Promise<void> {
  savings.set(list, saving);
  for (const each of watchersOf(list)) each.begun();
  while (saving.next) {
    const send = saving.next;
    saving.next = undefined;
    saving.sending = saving.made.length - 1;
    saving.error = await send().then(
      () => undefined,
      (error: unknown) => error,
    );
  }
  savings.delete(list);
  for (const each of watchersOf(list)) each.over(saving.error);
}

/** Drops the orders that are not being sent, unless another element of the list shows them. */
export function dropNext(list: string): void {
  const saving = savings.get(list);
  if (!saving?.next || watchersOf(list).length > 0) return;
  saving.next = undefined;
  saving.made.splice(saving.sending + 1);
}
