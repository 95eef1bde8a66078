import { keptUnder } from '../../shared/page/visits/index.ts';
import { hash } from '../../shared/lib/index.ts';
import { keysOf } from '../../shared/ui/hooks/index.ts';

export interface Step {
  readonly title: string;
  readonly detail: string;
}

/** Names of the steps, which browsers keep; they do not change when others are added or moved. Steps with the same title are numbered. */
export const namesOf = (steps: readonly Step[]): string[] => keysOf(steps.map(({ title }) => title)).map(hash);

/**
 * The browser's key for the finished steps, different for each page, procedure and person. A procedure without a name is identified by the titles
 * of its steps in any order, so with other steps it is another procedure.
 * @param pathname path of the page
 */
export function keyOf(pathname: string, procedure: string | undefined, steps: readonly Step[]): string {
  const titles = steps.map(({ title }) => title).toSorted();
  // kept in localStorage until the browser's data is cleared: which steps are ticked, as hashes of their titles, so that a dealer continues where they stopped.
  return keptUnder(['dealer-sop', pathname, procedure ?? hash(titles.join('\n'))]);
}
