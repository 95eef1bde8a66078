import type { Properties } from './upline-mentor.props.ts';

/** The mentor a dealer has; without an id when only the name is known. */
export interface Mentor {
  readonly value: string;
  readonly label: string;
}

/** The options as a select shows them: somebody without a name is shown by the id, and nobody comes twice. */
export function mentorChoices(options: Properties['options']): readonly Mentor[] {
  const byId = new Map(
    options.map(({ user_id, name }) => [user_id, { value: user_id, label: name.trim() || user_id }]),
  );
  return [...byId.values()];
}

/** The mentor the select begins with: the one the dealer has, also when the list does not know them any more. */
export function currentMentor(id: string | undefined, name: string, choices: readonly Mentor[]): Mentor | null {
  if (id === undefined) return null;
  return choices.find(({ value }) => value === id) ?? { value: id, label: name || id };
}
