/*
 * What a person has chosen, typed or looks at in a widget, and has not sent: kept in the tab (D18), so that a reload, Back and the log-in after an
 * ended session (W4) do not lose it, nor a page that takes the element out and puts it back. A page that is opened by a link begins anew, unless the
 * widget itself expected that.
 */
import { useState } from 'react';
import type * as v from 'valibot';
import { arrival, forgetInTab, keepInTab, readInTab } from '../../page/visits/index.ts';
import { object, readBy, stored } from '../../lib/schema/index.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useWidget } from '../index.ts';

const textOf = (value: unknown, comesByLink: boolean): string => JSON.stringify({ value, comesByLink });

/** The keys of what was kept for an element since it came. */
const begun = new WeakMap<HTMLElement, ReadonlySet<string>>();

/**
 * Returns what was kept when the page was left, or `undefined`.
 * @param key of the item, from `keptUnder`
 * @param valueSchema what does not match it is ignored: another script of the page or another release has written it
 */
export function useRestored<T>(key: string, valueSchema: v.GenericSchema<unknown, T>): T | undefined {
  const { element } = useWidget();
  const [restored] = useState(() => {
    const kept = stored(readInTab(key), object({ value: valueSchema, comesByLink: readBy((by) => by === true) }));
    const how = arrival();
    const isBack = begun.get(element)?.has(key);
    begun.set(element, new Set([...(begun.get(element) ?? []), key]));
    if (kept && (isBack || kept.comesByLink || how === 'reload' || how === 'back_forward')) {
      keepInTab(key, textOf(kept.value, false)); // the link that was expected has come
      return kept.value;
    }
    forgetInTab(key);
    return undefined;
  });
  return restored;
}

/**
 * Keeps a value when the page is left.
 * @param value what JSON can hold; `undefined` when there is nothing to keep. At first it is what `useRestored` has returned
 * @param comesByLink whether the person is about to come back by a link: after a log-in, or with other months in the address
 */
export function useKeptForReturn(key: string, value: unknown, comesByLink = false): void {
  useKeptDraft(key, () => (value === undefined ? undefined : textOf(value, comesByLink)));
}
