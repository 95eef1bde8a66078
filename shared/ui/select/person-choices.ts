import { eachOnce } from '../../lib/index.ts';

interface Person {
  readonly user_id: string;
  readonly name: string;
}

/** People as choices of a list, each once; the id stands for a missing name. */
export function personChoices(people: readonly Person[]): ReadonlyArray<{ value: string; label: string }> {
  return eachOnce(people, ({ user_id }) => user_id).map(({ user_id, name }) => ({
    value: user_id,
    label: name.trim() || user_id,
  }));
}
