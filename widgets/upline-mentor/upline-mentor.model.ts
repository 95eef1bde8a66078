/** A dealer's mentor; without an id when only the name is known. */
export interface Mentor {
  readonly value: string;
  readonly label: string;
}

/** The dealer's current mentor, even if the list does not contain that person any more. */
export function currentMentor(id: string | undefined, name: string, choices: readonly Mentor[]): Mentor | null {
  if (id === undefined) return null;
  return choices.find(({ value }) => value === id) ?? { value: id, label: name || id };
}
