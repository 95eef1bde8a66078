/*
 * What the server has answered on this page, by item, field and what the page wrote there, for as long as the page lasts: see README.md.
 */
import { documentMember, pageAddress } from '../page/index.ts';
import { afterServer, fromPage, type Memory } from './item/index.ts';
import { type Slot, slot, tick } from './slot.ts';

interface PageMemory {
  readonly address: string;
  /** By field of an item, then by what the page wrote. */
  readonly fields: Map<string, unknown>;
  /** Whether the server has answered. */
  isAnswered?: boolean;
}

/** The pages that were shown without loading a document, by their entries in the tab's history. */
let pages = new Map<string, PageMemory>();
let current: PageMemory | undefined;
/** Where the browser does not name its entries: the address to which Back or Forward has led. */
let cameBackTo: string | undefined;

/** The memory of the page that is shown: a new one, unless the person has come back to the page. */
function pageMemory(): PageMemory {
  const address = pageAddress();
  const entry = globalThis.navigation?.currentEntry?.key;
  if (!current && entry === undefined) addEventListener('popstate', () => (cameBackTo = pageAddress()));
  if (entry === undefined && current && current.address !== address && cameBackTo !== address) pages.delete(address);
  const known = pages.get(entry ?? address);
  if (known) return (current = known);
  // Turbo shows a copy of a page that it knows while it loads the page
  const isPreview = documentMember('documentElement').hasAttribute('data-turbo-preview');
  const copied = isPreview && [...pages.values()].findLast((page) => page.address === address);
  if (copied) return copied;
  // those without an answer would only take room; what the last one is saving may still be answered
  for (const [each, page] of pages) if (page !== current && !page.isAnswered) pages.delete(each);
  current = { address, fields: new Map() };
  pages.set(entry ?? address, current);
  return current;
}

/** Begins anew, as if the document were loaded. */
export function forgetAnswers(): void {
  pages = new Map();
  current = undefined;
}

/** One field of an item, as one element shows it. */
export interface Opened<Value> {
  readonly key: string;
  /** What the page writes, as JSON; `undefined` when it says nothing of the field. */
  readonly written: string | undefined;
  readonly slot: Slot<Memory<Value>>;
}

/** A field that the server answers. */
export interface Answered<Value> extends Opened<Value> {
  /**
   * Call it when a question is sent. What it returns takes the server's answer, for all elements of the item, and returns it. What the page says
   * after the call is newer.
   */
  ask(): (answer: Value) => Value;
}

/** The fields of each element, which may be put back on what looks like another page. */
const ofElements = new WeakMap<Element, Map<string, unknown>>();

/**
 * Finds what the server has answered to a field. If the element has shown it with another value, the page is newer than all answers.
 * @param key the widget, the item and the field; each has one type
 * @param next what is shown if nothing was answered
 * @param written what the page writes, as JSON
 */
export function openAnswered<Value>(
  element: Element,
  key: string,
  next: Memory<Value>,
  written: string | undefined,
): Answered<Value> {
  const own = ofElements.get(element) ?? new Map<string, unknown>();
  ofElements.set(element, own);
  // each field has one type
  const before = own.get(key) as Answered<Value> | undefined;
  if (before && before.written === written) return before;
  const page = pageMemory();
  // the same
  const versions = (page.fields.get(key) ?? new Map()) as Map<string | undefined, Slot<Memory<Value>>>;
  page.fields.set(key, versions);
  const known = versions.get(written);
  if (before) known?.set(next);
  const found = known ?? slot(next, endOthers);
  /** A value of the page ends those that no element shows any more. */
  function endOthers(hasBegun: boolean): void {
    if (!hasBegun) return; // an element may be about to watch another one
    for (const [each, other] of versions)
      if (other !== found && !other.isWatched()) {
        other.set(fromPage(other.get().page.value, tick()));
        versions.delete(each);
      }
  }
  versions.set(written, found);
  const opened: Answered<Value> = {
    key,
    written,
    slot: found,
    ask() {
      const asked = tick();
      return (answer) => {
        page.isAnswered = true;
        for (const each of versions.values()) each.set(afterServer(each.get(), answer, asked));
        return answer;
      };
    },
  };
  own.set(key, opened);
  return opened;
}
