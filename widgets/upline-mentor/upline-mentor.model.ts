import { eachOnce } from '../../shared/lib/each-once.ts';
import type { Properties } from './upline-mentor.props.ts';

/** A dealer's mentor; without an id when only the name is known. */
export interface Mentor {
  readonly value: string;
  readonly label: string;
}

/** The options for the select: the id stands for a missing name, and duplicates are removed. */
export function mentorChoices(options: Properties['options']): readonly Mentor[] {
  return eachOnce(options, ({ user_id }) => user_id).map(({ user_id, name }) => ({
    value: user_id,
    label: name.trim() || user_id,
  }));
}

/** The dealer's current mentor, even if the list does not contain that person any more. */
export function currentMentor(id: string | undefined, name: string, choices: readonly Mentor[]): Mentor | null {
  if (id === undefined) return null;
  return choices.find(({ value }) => value === id) ?? { value: id, label: name || id };
}
