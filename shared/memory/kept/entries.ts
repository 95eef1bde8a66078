/* What a person has entered, chosen or looks at: kept in the browser as the table says, and shown by all elements that name the same field. */
import type * as v from 'valibot';
import { arrival, readText, writeText } from '../../page/visits/index.ts';
import { object, optional, readBy } from '../../lib/schema/index.ts';
import { stored } from './stored.ts';
import {
  type Elsewhere,
  type Memory,
  type OpenedEntry,
  type Reading,
  afterElsewhere,
  afterPerson,
  afterReset,
  afterServer,
  fromPage,
  slot,
  tick,
} from '../index.ts';
import type { Kept } from './rule.ts';

/** Reads what is kept. @returns `undefined` when there is nothing that the schema accepts: any script of the page's origin may have written it */
export const readKept = <Value>({ where, key }: Kept, schema: v.GenericSchema<unknown, Value>): Value | undefined =>
  stored(readText(where, key), schema);

/** Keeps a JSON value; `undefined` removes it. @returns whether it is still there after the page is left */
export const keep = ({ where, key }: Kept, value: unknown): boolean =>
  writeText(where, key, value === undefined ? undefined : JSON.stringify(value));

/** What is known of an entry, by its key; it stays when no element shows it, because what an element has begun ends later. */
interface Known {
  readonly kept: Kept;
  isWatched(): boolean;
  /** Begins again for another element: with what is kept, if that may come back. */
  begin(value: unknown, written: string | undefined, reading: unknown): void;
  /** `OpenedEntry` of what the page writes. */
  readonly open: (written: string | undefined) => unknown;
  /** Takes over what another tab has kept. */
  refresh(isGone?: boolean): void;
  reset(): void;
}
let entries = new Map<string, Known>();

/** What each element has shown, by its key: when it is put back, the person has not left the page. */
const ofElements = new WeakMap<Element, Map<string, Known>>();

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
 * @param this the field; its key must not change while the element shows it
 * @param written what the page writes, as JSON: what was entered for something else is not shown. Absent when the page says nothing of it
 */
export function openEntry<Value>(
  this: Kept,
  element: Element,
  value: Value,
  written: string | undefined,
  reading: Reading<Value>,
): OpenedEntry<Value> {
  const { rule, key } = this;
  const own = ofElements.get(element) ?? new Map<string, Known>();
  ofElements.set(element, own);
  const known = own.get(key) ?? (rule.ofElement ? undefined : entries.get(key));
  const entry = known ?? entryOf<Value>(this, reading);
  if (!own.has(key) && !entry.isWatched()) entry.begin(value, written, reading);
  own.set(key, entry);
  if (!rule.ofElement) entries.set(key, entry);
  return entry.open(written) as OpenedEntry<Value>; // a key has one type
}

/** What is stored for the tab. */
interface Stored<Value> {
  value: Value;
  /** What the page wrote when it was entered, as JSON. */
  page?: string | undefined;
  comesByLink?: boolean | undefined;
}

const text = readBy((value) => (typeof value === 'string' ? value : undefined));
const yes = readBy((value) => value === true);

function entryOf<Value>(kept: Kept, first: Reading<Value>): Known {
  const { rule } = kept;
  if (rule.inBrowser) followOtherTabs();
  const isOfTab = !rule.inBrowser;
  let { schema, merge, isKept = true } = first;
  let page: string | undefined;
  let comesByLink = false;
  let isStored = true;
  let elsewhere: Elsewhere | undefined;
  const last = ({ person, earlier }: Memory<Value>): Value | undefined => (person ?? earlier)?.value;
  const store = (value: Value | undefined): void => {
    if (!isKept) return;
    isStored = keep(kept, value !== undefined && isOfTab ? { value, page, comesByLink } : value);
  };
  const read = (): Stored<Value> | undefined => {
    const inTab = object({ value: schema, page: optional(text), comesByLink: optional(yes) });
    if (isOfTab) return isKept ? readKept(kept, inTab) : undefined;
    const theirs = readKept(kept, schema);
    if (theirs === undefined) return undefined;
    const ours = last(memory.get());
    return { value: merge && ours !== undefined ? merge(ours, theirs) : theirs, page };
  };
  /** Whether the memory takes over what is kept, which is not stored again. */
  let isReading = false;
  // until it begins
  const memory = slot<Memory<Value>>(fromPage(undefined as Value, 0), (next) => {
    if (!isReading && (next.person || !next.earlier)) store(next.person?.value);
  });
  const takeOver = (next: Memory<Value>): void => {
    isReading = true;
    memory.set(next);
    isReading = false;
  };
  const open = (written: string | undefined): OpenedEntry<Value> => ({
    slot: memory,
    field: kept.key,
    written,
    follow(next, nextWritten) {
      page = nextWritten;
      memory.set(next);
      return open(nextWritten);
    },
    ask() {
      const asked = tick();
      return (answer) => {
        memory.set(afterServer(memory.get(), answer, asked));
        return answer;
      };
    },
    asEntry: (nowOfPage, shown, asWritten) => ({
      enter(value) {
        const isChange = asWritten(value) !== asWritten(shown());
        memory.set(afterPerson(memory.get(), value, tick(), isChange ? asWritten(value) : undefined));
        return isChange;
      },
      reset: () => memory.set(afterReset(memory.get(), nowOfPage)),
      read: () => (isOfTab ? last(memory.get()) : read()?.value),
      expectLink(isExpected) {
        if (comesByLink === isExpected) return;
        comesByLink = isExpected;
        store(last(memory.get()));
      },
      isStored: () => isStored,
      elsewhere: () => elsewhere,
    }),
  });
  return {
    kept,
    isWatched: memory.isWatched,
    open,
    begin(value: Value, written, reading: Reading<Value>) {
      ({ schema, merge, isKept = true } = reading);
      page = written;
      const found = read();
      const how = arrival();
      const isBack = rule.always || found?.comesByLink || how === 'reload' || how === 'back_forward';
      const earlier = found?.page === page && isBack ? found?.value : undefined;
      takeOver(afterElsewhere(fromPage(value, tick()), earlier, tick()));
      if (!rule.always) store(earlier); // the link that was expected has come, or the page begins anew
    },
    refresh(isGone = isStored && last(memory.get()) !== undefined && read() === undefined) {
      const now = read()?.value;
      if (isGone) elsewhere = 'gone';
      else if (elsewhere !== 'gone' && JSON.stringify(now) !== JSON.stringify(last(memory.get())))
        elsewhere = 'changed';
      takeOver(isGone ? { ...memory.get() } : afterElsewhere(memory.get(), now, tick()));
    },
    reset: () => memory.set(afterReset(memory.get(), memory.get().page.value)),
  };
}
