/*
 * What the server has answered on this page, by item, field and what the page wrote there, for as long as the page lasts: see README.md.
 */
import type * as v from 'valibot';
import { documentMember, inTab, jsonObject } from '../page/index.ts';
import { parse } from '../lib/schema/index.ts';
import { afterElsewhere, afterServer, fromPage, type Memory } from './item.ts';
import type { Opened } from './opened.ts';
import { type Slot, slot, tick } from './slot.ts';

interface PageMemory {
  readonly address: string;
  /** By field of an item, then by what the page wrote. */
  readonly fields: Map<string, unknown>;
  /** What is stored: answers by field and what the page wrote. Whatever was found there is read through a schema. */
  readonly stored: Map<string, unknown>;
  readonly store: () => void;
}

/** The pages that were shown without loading a document, by their entries in the tab's history. */
let pages = new Map<string, PageMemory>();
let current: PageMemory | undefined;
/** Where the browser does not name its entries: the address to which Back or Forward has led. */
let cameBackTo: string | undefined;
/** Whether the page has to be read again, because only the server knows what was saved. */
let isOutdated = false;

const addressNow = (): string => location.href.split('#')[0] ?? '';

/** Whether Back or Forward has shown the document without asking the server. */
function isFromCache(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'back_forward' && load.transferSize === 0;
}

/** @param comesBack whether the page is shown as it was written before: otherwise it is newer than all answers */
function begun(address: string, comesBack: boolean): PageMemory {
  const key = `dealer-widgets:answers:${address}`;
  // counted in shared/api/unanswered.ts
  const unanswered = `dealer-widgets:unanswered:${address}`;
  isOutdated = comesBack && navigator.onLine && inTab((storage) => Number(storage.getItem(unanswered)) > 0) === true;
  const counts = comesBack && !isOutdated;
  const kept = counts && jsonObject(inTab((storage) => storage.getItem(key)) ?? '');
  if (!counts) for (const each of [key, unanswered]) inTab((storage) => storage.removeItem(each));
  const stored = new Map(Object.entries(kept || {}));
  const store = (): void => inTab((storage) => storage.setItem(key, JSON.stringify(Object.fromEntries(stored))));
  return { address, fields: new Map(), stored, store };
}

/** The memory of the page that is shown: a new one, unless the person has come back to the page. */
function pageMemory(): PageMemory {
  const address = addressNow();
  const entry = globalThis.navigation?.currentEntry?.key;
  if (!current && entry === undefined) addEventListener('popstate', () => (cameBackTo = addressNow()));
  if (entry === undefined && current && current.address !== address && cameBackTo !== address) pages.delete(address);
  const known = pages.get(entry ?? address);
  if (known) return (current = known);
  // Turbo shows a copy of a page that it knows while it loads the page
  const isPreview = documentMember('documentElement').hasAttribute('data-turbo-preview');
  const copied = isPreview && [...pages.values()].findLast((page) => page.address === address);
  if (copied) return copied;
  // those without an answer would only take room; what the last one is saving may still be answered
  for (const [each, page] of pages) if (page !== current && page.stored.size === 0) pages.delete(each);
  current = begun(address, !current && isFromCache());
  pages.set(entry ?? address, current);
  return current;
}

/** Whether the page has to be loaded again, because it comes from a cache and an answer was lost. Says so once. */
export function mustReadAgain(): boolean {
  pageMemory();
  const must = isOutdated;
  isOutdated = false;
  return must;
}

/** Removes what is stored. What is on the screen stays. */
export function forgetAnswers(): void {
  for (const { stored } of pages.values()) stored.clear();
}

/** Begins anew, as if the document were loaded. */
export function forgetPages(): void {
  pages = new Map();
  current = undefined;
}

/** The fields of each element, which may be put back on what looks like another page. */
const ofElements = new WeakMap<Element, Map<string, unknown>>();

/**
 * Finds what the server has answered to a field. If the element has shown it with another value, the page is newer than all answers.
 * @param field the widget, the item and the field; each has one type and schema
 * @param written what the page writes, as JSON
 */
export function openAnswered<Value>(
  element: Element,
  field: string,
  value: Value,
  written: string | undefined,
  schema: v.GenericSchema<unknown, Value>,
): Opened<Value> {
  const own = ofElements.get(element) ?? new Map<string, unknown>();
  ofElements.set(element, own);
  // each field has one type
  const before = own.get(field) as Opened<Value> | undefined;
  if (before && before.written === written) return before;
  const { fields, stored, store } = pageMemory();
  // the same
  const versions = (fields.get(field) ?? new Map()) as Map<string | undefined, Slot<Memory<Value>>>;
  fields.set(field, versions);
  const known = versions.get(written);
  if (known && before) known.set(fromPage(value, tick()));
  const at = field + written;
  const keep = ({ server, earlier }: Memory<Value>): void => {
    const answer = server ?? earlier;
    if (answer ? stored.get(at) === answer.value : !stored.has(at)) return;
    if (answer) stored.set(at, answer.value);
    else stored.delete(at);
    store();
  };
  const found = known ?? slot(fromPage(value, tick()), keep, endOthers);
  /** A value of the page ends those that no element shows any more. */
  function endOthers(): void {
    if (!found.isWatched()) return;
    for (const [each, other] of versions)
      if (other !== found && !other.isWatched()) {
        other.set(fromPage(other.get().page.value, tick()));
        versions.delete(each);
      }
  }
  const earlier = known || before || !stored.has(at) ? undefined : parse(schema, stored.get(at));
  if (earlier && !earlier.issues) found.set(afterElsewhere(found.get(), earlier.value, tick()));
  versions.set(written, found);
  const opened: Opened<Value> = {
    slot: found,
    field,
    written,
    follow: ({ page }, nextWritten, nextField) => openAnswered(element, nextField, page.value, nextWritten, schema),
    ask() {
      const asked = tick();
      return (answer) => {
        for (const each of versions.values()) each.set(afterServer(each.get(), answer, asked));
        return answer;
      };
    },
  };
  own.set(field, opened);
  return opened;
}
