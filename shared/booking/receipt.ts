/** What was booked, kept across the reload that follows a booking (part 4) and shown once. */
import * as v from 'valibot';
import { fromJsonText } from '../contract/answers.ts';
import { object } from '../lib/schema.ts';
import { keptUnder } from '../lib/storage/kept-under.ts';
import { forgetInTab, keepInTab, readInTab } from '../lib/storage/tab-storage.ts';
import type { Changes } from './changes.ts';

/** A `Selection`, as it is kept. */
export const keptSelection = v.array(object({ date: v.string(), slots: v.array(v.string()) }));
const schema = object({ state: v.string(), place: v.string(), booked: keptSelection, givenBack: keptSelection });

export interface Receipt extends Pick<Changes, 'booked' | 'givenBack'> {
  readonly state: string;
  readonly place: string;
}

// kept in sessionStorage until the page has reloaded: the place, dates and times that were just booked or given back, to be shown once.
const keyOf = (widget: string): string => keptUnder(['receipt', widget]);

export function keepReceipt(widget: string, receipt: Receipt): void {
  keepInTab(keyOf(widget), JSON.stringify(receipt));
}

/** Returns the kept receipt and forgets it. */
export function takeReceipt(widget: string): Receipt | undefined {
  const text = readInTab(keyOf(widget));
  forgetInTab(keyOf(widget));
  const result = v.safeParse(fromJsonText(schema), text);
  return result.success ? result.output : undefined;
}
