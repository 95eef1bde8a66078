import { useLayoutEffect, useState } from 'react';
import {
  afterPage,
  type EntryActions,
  type KeptField,
  newest,
  openAnswered,
  type Opened,
  type OpenedEntry,
  type Reading,
  type Source,
  tick,
  useSlot,
} from '../memory/index.ts';
import { useWidget } from './widget-context.ts';

export interface Field<Value> extends Pick<Opened<Value>, 'ask'> {
  /** What to show: what the newest source says. */
  readonly value: Value;
  readonly by: Source;
  /** When the page said what it says; a failure that has begun before is over. */
  readonly since: number;
  /** Counts how often the page, or a reset, has replaced the others. */
  readonly turn: number;
}

/** A field that the person enters. */
export type EnteredField<Value> = Field<Value> & EntryActions<Value>;

interface FieldOptions<Value> extends Reading<Value> {
  /** Tells several values of one item apart, such as the lists that are saved under one route. */
  of?: string;
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
export function useField<Value>(name: string, page: Value, options: FieldOptions<Value>): Field<Value>;
export function useField<Value>(name: KeptField, page: Value, options: FieldOptions<Value>): EnteredField<Value>;
export function useField<Value>(
  name: string | KeptField,
  page: Value,
  { of = '', written: writtenOf, after, ...reading }: FieldOptions<Value>,
): Field<Value> {
  const { element, item } = useWidget();
  const asWritten = (value: Value): string | undefined => JSON.stringify(writtenOf ? writtenOf(value) : value);
  const written = asWritten(page);
  const property = typeof name === 'string' ? name + item + of : '';
  const [opened, setOpened] = useState<Opened<Value> | OpenedEntry<Value>>(() =>
    typeof name === 'string'
      ? openAnswered(element, property, page, written, reading.schema)
      : name.open(element, page, written, reading),
  );
  const { slot, field } = opened;
  let memory = useSlot(slot);
  const valueOf = (of: typeof memory): Value => {
    const by = newest(of);
    return by === 'page' && !after ? page : of[by]!.value; // the newest is there
  };
  const isNew = written !== opened.written || (property !== '' && property !== field);
  if (isNew) memory = afterPage(memory, after ? after(page, valueOf(memory)) : page, written, tick());
  useLayoutEffect(() => {
    if (isNew) setOpened(opened.follow(memory, written, property));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all others change with these
  }, [isNew, written, property]);
  return {
    value: valueOf(memory),
    by: newest(memory),
    since: memory.page.at,
    turn: memory.turn,
    ask: opened.ask,
    ...('asEntry' in opened && opened.asEntry(page, () => valueOf(slot.get()), asWritten)),
  };
}
