/* What a person has entered, chosen or looks at: kept in the browser as the table says, and shown by all elements that name the same field. */
import type * as v from 'valibot';
import { type Where, arrival, readText, writeText } from '../../page/visits/index.ts';
import { object, optional, readBy } from '../../lib/schema/index.ts';
import { keptText, stored } from './stored.ts';
import { type Opened, slot, tick } from '../index.ts';
import { type Memory, afterElsewhere, afterPerson, afterReset, fromPage } from '../item/index.ts';
import type { Rule } from './rule.ts';

/** A field of the table, of one item and person. */
export interface Kept {
  readonly key: string;
  readonly rule: Rule;
  readonly where: Where;
  readonly open: typeof openEntry;
}

/** How a value is read that was stored. */
export interface Reading<Value> {
  schema: v.GenericSchema<unknown, Value>;
  /** Whether it is kept in the browser at all. */
  isKept?: boolean | undefined;
}

/** What a component does with an entry. */
export interface EntryActions<Value> {
  /**
   * Takes what the person enters. All elements of the field show it.
   * @returns whether the page would write something else now
   */
  enter(value: Value): boolean;
  /** Forgets what the person has entered, now and earlier. */
  reset(): void;
  /** What is kept now: another tab may have written since. */
  read(): Value | undefined;
  /** Whether the person is about to come back by a link: after a log-in, or with other months in the address. */
  expectLink(isExpected: boolean): void;
  /** Whether it is still there after the page is left. */
  isStored(): boolean;
  /** Whether another tab, or this page before it came from the back/forward cache, has removed it since it is shown. */
  isGoneElsewhere(): boolean;
}

/** A field that the person enters, as one element shows it. */
export interface Entry<Value> extends Opened<Value> {
  /**
   * @param page what the page says now
   * @param shown what is shown now
   * @param asWritten what the page would write of a value
   */
  actionsFor(page: Value, shown: () => Value, asWritten: (value: Value) => string | undefined): EntryActions<Value>;
}

/** Reads what is kept. @returns `undefined` when there is nothing that the schema accepts: any script of the page's origin may have written it */
export const readKept = <Value>({ where, key }: Kept, schema: v.GenericSchema<unknown, Value>): Value | undefined =>
  stored(readText(where, key), schema);

/** Keeps a JSON value; `undefined` removes it. @returns whether it is still there after the page is left */
export const keep = ({ where, key }: Kept, value: unknown): boolean =>
  writeText(where, key, value === undefined ? undefined : JSON.stringify(value));

/** What is known of an entry, by its key; it stays when no element shows it, because what an element has begun ends later. */
interface Known {
  readonly kept: Kept;
  /** Another element shows it. The first one begins again: with what is kept, if that may come back. */
  begin(next: unknown, written: string | undefined, reading: unknown): void;
  /** An element's page writes something else. */
  follow(next: unknown, written: string | undefined): void;
  /** The `Entry` of what the page writes. */
  readonly openWith: (written: string | undefined) => unknown;
  /** Takes over what another tab has kept. */
  refresh(isGone?: boolean): void;
  reset(): void;
}
let entries = new Map<string, Known>();

/** What each element has shown, by its key: when it is put back, the person has not left the page. */
const ofElements = new WeakMap<Element, Map<string, { known: Known; written: string | undefined }>>();

let follows = false;
/** Other tabs tell by an event, but not a page that is in the back/forward cache. */
function followOtherTabs(): void {
  if (follows) return;
  follows = true;
  addEventListener('storage', ({ key, newValue }) => entries.get(key ?? '')?.refresh(newValue === null));
  addEventListener('pageshow', ({ persisted }) => {
    for (const entry of persisted ? entries.values() : []) if (entry.kept.rule.inBrowser) entry.refresh();
  });
}

/** Resets entries, on the screen too. */
export function resetEntries(isMeant: (kept: Kept) => boolean): void {
  for (const entry of entries.values()) if (isMeant(entry.kept)) entry.reset();
}

/** Begins anew, as if the document were loaded. */
export function forgetEntries(): void {
  entries = new Map();
}

/**
 * Finds what a person has entered in a field.
 * @param this the field
 * @param next what is shown if nothing was entered
 * @param written what the page writes, as JSON: what was entered for something else is not shown. Absent when the page says nothing of it
 */
export function openEntry<Value>(
  this: Kept,
  element: Element,
  next: Memory<Value>,
  written: string | undefined,
  reading: Reading<Value>,
): Entry<Value> {
  const { rule, key } = this;
  const own = ofElements.get(element) ?? new Map<string, { known: Known; written: string | undefined }>();
  ofElements.set(element, own);
  const before = own.get(key);
  const known = before?.known ?? (rule.ofElement ? undefined : entries.get(key)) ?? entryOf<Value>(this);
  own.set(key, { known, written });
  if (!rule.ofElement) entries.set(key, known);
  if (!before) known.begin(next, written, reading);
  else if (before.written !== written) known.follow(next, written);
  return known.openWith(written) as Entry<Value>; // a key has one type
}

const yes = readBy((value) => value === true);

function entryOf<Value>(kept: Kept): Known {
  const { key, rule } = kept;
  if (rule.inBrowser) followOtherTabs();
  let { schema, isKept = true } = {} as Reading<Value>; // until it begins
  let page: string | undefined;
  let comesByLink = false;
  let isStored = true;
  let isGoneElsewhere = false;
  const memory = slot(fromPage(undefined as Value, 0)); // the same
  const last = ({ person, earlier } = memory.get()): Value | undefined => (person ?? earlier)?.value;
  const store = (value: Value | undefined): void => {
    if (isKept) isStored = keep(kept, value === undefined || rule.inBrowser ? value : { value, page, comesByLink });
  };
  const set = (next: Memory<Value>): void => {
    store(last(next));
    memory.set(next);
  };
  /** What is kept, in the tab with what the page wrote when it was entered. */
  const read = () => {
    const inTab = object({ value: schema, page: optional(keptText), comesByLink: optional(yes) });
    if (!rule.inBrowser) return isKept ? readKept(kept, inTab) : undefined;
    const value = readKept(kept, schema);
    return value === undefined ? undefined : { value, page };
  };
  return {
    kept,
    begin({ page: { value }, turn }: Memory<Value>, written, reading: Reading<Value>) {
      if (memory.isWatched()) return;
      ({ schema, isKept = true } = reading);
      page = written;
      const found = read();
      const how = arrival();
      const isBack = rule.always || found?.comesByLink || how === 'reload' || how === 'back_forward';
      const earlier = found?.page === page && isBack ? found?.value : undefined;
      memory.set(afterElsewhere(fromPage(value, tick(), turn), earlier, tick()));
      if (!rule.always) store(earlier); // the link that was expected has come, or the page begins anew
    },
    follow(next: Memory<Value>, written) {
      if (page === written) return; // another element of the page has said it
      page = written;
      set(next);
    },
    openWith: (written): Entry<Value> => ({
      key,
      written,
      slot: memory,
      actionsFor: (ofPage, shown, asWritten) => ({
        enter(value) {
          const isChange = asWritten(value) !== asWritten(shown());
          set(afterPerson(memory.get(), value, tick(), isChange ? asWritten(value) : undefined));
          return isChange;
        },
        reset: () => set(afterReset(memory.get(), ofPage)),
        read: () => (rule.inBrowser ? read()?.value : last()),
        expectLink(isExpected) {
          if (comesByLink === isExpected) return;
          comesByLink = isExpected;
          store(last());
        },
        isStored: () => isStored,
        isGoneElsewhere: () => isGoneElsewhere,
      }),
    }),
    refresh(isGone = isStored && last() !== undefined && read() === undefined) {
      const now = read()?.value;
      isGoneElsewhere ||= isGone;
      memory.set(isGone ? { ...memory.get() } : afterElsewhere(memory.get(), now, tick()));
    },
    reset: () => set(afterReset(memory.get(), memory.get().page.value)),
  };
}
