/** What was booked, kept across the reload that follows a booking (part 4) and shown once; and where, for the next time. */
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
const placeSchema = object({ state: v.string(), place: v.string() });
const schema = object({ ...placeSchema.entries, booked: keptSelection, givenBack: keptSelection });

export type LastPlace = v.InferOutput<typeof placeSchema>;

export interface Receipt extends Pick<Changes, 'booked' | 'givenBack'>, LastPlace {}

/** Where somebody has booked last. */
export const lastPlace = (widget: string): LastPlace | undefined => readKept(kept('place', [widget]), placeSchema);

export function keepReceipt(widget: string, receipt: Receipt): void {
  keep(kept('place', [widget]), { state: receipt.state, place: receipt.place });
  keep(kept('receipt', [widget]), receipt);
}

/** Returns the kept receipt and forgets it. */
export function takeReceipt(widget: string): Receipt | undefined {
  const where = kept('receipt', [widget]);
  const receipt = readKept(where, schema);
  keep(where, undefined);
  return receipt;
}
