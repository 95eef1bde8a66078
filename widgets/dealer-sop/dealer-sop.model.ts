import { hash } from '../../shared/lib/index.ts';
import { keysOf } from '../../shared/ui/hooks/index.ts';

export interface Step {
  readonly title: string;
  readonly detail: string;
}

/** Names of the steps, which browsers keep; they do not change when others are added or moved. Steps with the same title are numbered. */
export const namesOf = (steps: readonly Step[]): string[] => keysOf(steps.map(({ title }) => title)).map(hash);

/**
 * Identifies a procedure among those that the browser keeps. One without a name is identified by the titles of its steps in any order, so with
 * other steps it is another procedure.
 */
export const keyOf = (procedure: string | undefined, steps: readonly Step[]): string =>
  procedure ??
  hash(
    steps
      .map(({ title }) => title)
      .toSorted()
      .join('\n'),
  );
