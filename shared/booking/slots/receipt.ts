/** What was booked, kept across the reload that follows a booking (part 4) and shown once. */
import * as v from 'valibot';
import { plainDate } from '../../contract/index.ts';
import { object, stored } from '../../lib/schema/index.ts';
import { forgetInTab, keepInTab, keptUnder, readInTab } from '../../page/visits/index.ts';
import type { Changes } from './changes.ts';
import { union } from './selection.ts';

export const keptSelection = v.pipe(
  v.array(object({ date: plainDate, slots: v.array(v.string()) })),
  v.transform((days) => union([], days)),
);
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
  return stored(text, schema);
}
