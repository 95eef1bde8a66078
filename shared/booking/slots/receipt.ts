/** What was booked, kept across the reload that follows a booking (part 4) and shown once. */
import * as v from 'valibot';
import { plainDate } from '../../contract/index.ts';
import { object } from '../../lib/schema/index.ts';
import { keep, kept, readKept } from '../../memory/kept/index.ts';
import type { Changes } from './changes.ts';
import { union } from './selection.ts';

/** A `Selection`, as it is kept. */
export const keptSelection = v.pipe(
  v.array(object({ date: plainDate, slots: v.array(v.string()) })),
  v.transform((days) => union([], days)),
);
const schema = object({ state: v.string(), place: v.string(), booked: keptSelection, givenBack: keptSelection });

export interface Receipt extends Pick<Changes, 'booked' | 'givenBack'> {
  readonly state: string;
  readonly place: string;
}

export function keepReceipt(widget: string, receipt: Receipt): void {
  keep(kept('receipt', [widget]), receipt);
}

/** Returns the kept receipt and forgets it. */
export function takeReceipt(widget: string): Receipt | undefined {
  const where = kept('receipt', [widget]);
  const receipt = readKept(where, schema);
  keep(where, undefined);
  return receipt;
}
