/*
 * What a person has chosen, typed or looks at in a widget, and has not sent: kept in the tab (D18), so that a reload, Back and the log-in after an
 * ended session (W4) do not lose it. A page that is opened by a link begins anew, unless the widget itself expected that.
 */
import { useState } from 'react';
import * as v from 'valibot';
import { fromJsonText } from '../contract/answers.ts';
import { arrival } from '../lib/page/arrival.ts';
import { object } from '../lib/schema.ts';
import { forgetInTab, keepInTab, readInTab } from '../lib/storage/tab-storage.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const schema = fromJsonText(object({ value: v.unknown(), comesByLink: v.boolean() }));

const textOf = (value: unknown, comesByLink: boolean): string => JSON.stringify({ value, comesByLink });

/**
 * Returns what was kept when the page was left, or `undefined`.
 * @param key of the item, from `keptUnder`
 * @param valueSchema what does not match it is ignored: another script of the page or another release has written it
 */
export function useRestored<T>(key: string, valueSchema: v.GenericSchema<unknown, T>): T | undefined {
  const [restored] = useState(() => {
    const kept = v.safeParse(schema, readInTab(key));
    const how = arrival();
    if (kept.success && (kept.output.comesByLink || how === 'reload' || how === 'back_forward')) {
      const value = v.safeParse(valueSchema, kept.output.value);
      if (value.success) {
        keepInTab(key, textOf(kept.output.value, false)); // the link that was expected has come
        return value.output;
      }
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
