/*
 * What is known of one field of an item, and which of it is shown. One rule: the newest source wins, and a new value of the page ends the
 * others. Pure; see README.md.
 */

/** A value of one source, and when it came: a number of `tick` (slot.ts). */
interface Said<Value> {
  readonly value: Value;
  readonly at: number;
}

export interface Memory<Value> {
  /** What the page wrote, and when that was seen first. */
  readonly page: Said<Value>;
  /** What the server has answered; it is as old as its question. */
  readonly server?: Said<Value>;
  /** What the person has entered on this page. */
  readonly person?: Said<Value>;
  /** What an earlier visit, or another tab, has left. */
  readonly earlier?: Said<Value>;
  /** What the page would write if it wrote the person's changes back, the oldest first. Each is recognized once. */
  readonly awaited: readonly string[];
  /** How often the page, or a reset, has replaced the others. */
  readonly turn: number;
}

export type Source = 'page' | 'earlier' | 'server' | 'person';

/** How many of the person's changes are awaited from the page. */
const AWAITED = 100;

/** What the page says is all that is known. */
export const fromPage = <Value>(value: Value, at: number, turn = 0): Memory<Value> => ({
  page: { value, at },
  awaited: [],
  turn,
});

/**
 * The page says something else than before.
 * @param written what it says, as text
 */
export function afterPage<Value>(
  memory: Memory<Value>,
  value: Value,
  written: string | undefined,
  at: number,
): Memory<Value> {
  const place = memory.awaited.indexOf(written ?? '');
  if (place < 0) return fromPage(value, at, memory.turn + 1);
  // earlier changes will not come after this one
  return { ...memory, page: { value, at: memory.page.at }, awaited: memory.awaited.slice(place + 1) };
}

/** @param asked when the question was sent: an answer that is older than the page or another answer is dropped */
export const afterServer = <Value>(memory: Memory<Value>, value: Value, asked: number): Memory<Value> =>
  asked < Math.max(memory.page.at, memory.server?.at ?? 0) ? memory : { ...memory, server: { value, at: asked } };

/** @param written what the page would write if it wrote the change back; absent when it writes nothing */
export const afterPerson = <Value>(
  memory: Memory<Value>,
  value: Value,
  at: number,
  written?: string,
): Memory<Value> => ({
  ...memory,
  person: { value, at },
  awaited: written === undefined ? memory.awaited : [...memory.awaited, written].slice(-AWAITED),
});

/** What another visit or tab has left; `undefined` when that is nothing. It replaces what the person has entered here. */
export function afterElsewhere<Value>(memory: Memory<Value>, value: Value | undefined, at: number): Memory<Value> {
  const { person: _, earlier: __, ...rest } = memory;
  return value === undefined ? rest : { ...rest, earlier: { value, at } };
}

/** What the person and earlier visits have left is forgotten. @param value what the page says now */
export function afterReset<Value>(memory: Memory<Value>, value: Value): Memory<Value> {
  const { person: _, earlier: __, ...rest } = memory;
  return { ...rest, page: { value, at: memory.page.at }, awaited: [], turn: memory.turn + 1 };
}

const SOURCES = ['page', 'earlier', 'server', 'person'] as const;

/** The source that is shown: the newest. */
export const newest = (memory: Memory<unknown>): Source =>
  SOURCES.reduce<Source>((best, each) => ((memory[each]?.at ?? -1) >= (memory[best]?.at ?? -1) ? each : best), 'page');
