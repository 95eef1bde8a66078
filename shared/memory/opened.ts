import type * as v from 'valibot';
import type { Memory } from './item.ts';
import type { Slot } from './slot.ts';

/** One field of an item, as one element shows it. */
export interface Opened<Value> {
  readonly slot: Slot<Memory<Value>>;
  /** Names the field of the item. */
  readonly field: string;
  /** What the page writes, as JSON; `undefined` when it says nothing of the field. */
  readonly written: string | undefined;
  /**
   * Call it when the page writes something else, or asks for another field.
   * @param next what is shown then
   */
  follow(next: Memory<Value>, written: string | undefined, field: string): Opened<Value>;
  /**
   * Call it when a question is sent. What it returns takes the server's answer, for all elements of the item, and returns it. What the page says
   * after the call is newer.
   */
  ask(): (answer: Value) => Value;
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
  /** What another tab, or this page before it came from the back/forward cache, has done to it since it is shown. */
  elsewhere(): Elsewhere | undefined;
}

/** A field that the person enters, as one element shows it. */
export interface OpenedEntry<Value> extends Opened<Value> {
  /**
   * @param page what the page says now
   * @param shown what is shown now
   * @param asWritten what the page would write of a value
   */
  asEntry(page: Value, shown: () => Value, asWritten: (value: Value) => string | undefined): EntryActions<Value>;
}

export type Elsewhere = 'changed' | 'gone';

/** How a value is read that was stored. */
export interface Reading<Value> {
  schema: v.GenericSchema<unknown, Value>;
  /** Takes over what another tab has kept; without it that replaces the person's. */
  merge?: ((ours: Value, theirs: Value) => Value) | undefined;
  /** Whether it is kept in the browser at all. */
  isKept?: boolean | undefined;
}

/** A field that is kept in the browser, `kept(…)`. */
export interface KeptField {
  /**
   * Finds what a person has entered.
   * @param written what the page writes, as JSON: what was entered for something else is not shown. Absent when the page says nothing of it
   */
  open<Value>(element: Element, value: Value, written: string | undefined, reading: Reading<Value>): OpenedEntry<Value>;
}
