import { useLayoutEffect, useState } from 'react';
import { type Answered, openAnswered, tick, useSlot } from '../memory/index.ts';
import { type Memory, type Source, afterPage, fromPage, newest } from '../memory/item/index.ts';
import type { Entry, EntryActions, Kept, Reading } from '../memory/kept/index.ts';
import { useWidget } from './widget-context.ts';

interface Field<Value> {
  /** What to show: what the newest source says. */
  readonly value: Value;
  readonly by: Source;
  /** When the page said what it says; a failure that has begun before is over. */
  readonly since: number;
  /** Counts how often the page, or a reset, has replaced the others. */
  readonly turn: number;
}

/** A field that the server answers. */
type AnsweredField<Value> = Field<Value> & Pick<Answered<Value>, 'ask'>;

/** A field that the person enters. */
export type EnteredField<Value> = Field<Value> & EntryActions<Value>;

interface AnsweredOptions {
  /** Tells several values of one item apart, such as the lists that are saved under one route. */
  of?: string;
}

interface EntryOptions<Value> extends Reading<Value> {
  /** What the page writes of a value; values of which it writes the same count as the same. */
  written?: (value: Value) => unknown;
  /** Makes what the page says continue what is on the screen. */
  after?: (page: Value, before: Value) => Value;
}

/**
 * One field of the item that the element stands for: what the page, the server, the person and an earlier visit say of it. The newest is shown, and
 * a new value of the page ends the others (shared/memory/README.md).
 * @param name the property that the page passes and the server updates; or a field that is kept in the browser, `kept(…)`, which the person enters
 * @param page what the page says now, a JSON value; `undefined` when it says nothing
 */
export function useField<Value>(name: string, page: Value, options?: AnsweredOptions): AnsweredField<Value>;
export function useField<Value>(name: Kept, page: Value, options: EntryOptions<Value>): EnteredField<Value>;
export function useField<Value>(
  name: string | Kept,
  page: Value,
  options: AnsweredOptions & Partial<EntryOptions<Value>> = {},
): Field<Value> {
  const { element, item } = useWidget();
  const { of = '', written: writtenOf, after } = options;
  const asWritten = (value: Value): string | undefined => JSON.stringify(writtenOf ? writtenOf(value) : value);
  const written = asWritten(page);
  const key = typeof name === 'string' ? name + item + of : name.key;
  const open = (next: Memory<Value>): Answered<Value> | Entry<Value> =>
    typeof name === 'string'
      ? openAnswered(element, key, next, written)
      : name.open(element, next, written, options as EntryOptions<Value>); // see above
  const [opened, setOpened] = useState(() => open(fromPage(page, tick())));
  let memory = useSlot(opened.slot);
  const valueOf = (of: typeof memory): Value => {
    const by = newest(of);
    return by === 'page' && !after ? page : of[by]!.value; // the newest is there
  };
  const isNew = written !== opened.written || key !== opened.key;
  if (isNew) memory = afterPage(memory, after ? after(page, valueOf(memory)) : page, written, tick());
  useLayoutEffect(() => {
    if (isNew) setOpened(open(memory));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all others change with these
  }, [isNew, written, key]);
  return {
    value: valueOf(memory),
    by: newest(memory),
    since: memory.page.at,
    turn: memory.turn,
    ...('ask' in opened ? { ask: opened.ask } : opened.actionsFor(page, () => valueOf(opened.slot.get()), asWritten)),
  };
}
