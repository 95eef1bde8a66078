import { keptForAll } from './kept-under.ts';
import { keysIn, writeText } from '../../page/visits/index.ts';
import { forgetAnswers, forgetWhetherFresh } from '../index.ts';
import { forgetEntries, resetEntries } from './entries.ts';
import { TABLE } from './table.ts';

let times = 0;

/** How often somebody has left on this page. What a form contains since before the last time is of that person. */
export const timesForgotten = (): number => times;

/** Forgets the person who logs out, so that nothing of them is left to the next one: every field of the table but those that stay. */
export function forgetMe(): void {
  times += 1;
  resetEntries(({ rule }) => !rule.stays);
  for (const [name, { stays }] of Object.entries(TABLE))
    for (const key of stays ? [] : keysIn('tab'))
      if (`${key}:`.startsWith(`${keptForAll(name.split(':'))}:`)) writeText('tab', key, undefined);
}

/**
 * Begins anew, as if the document were loaded.
 * @internal for tests and stories
 */
export function forgetMemory(): void {
  forgetAnswers();
  forgetEntries();
  forgetWhetherFresh();
}
