/** The last submissions of the host's own forms, as their pages show them. */
export interface Submission {
  readonly name: string;
  readonly value: string;
}

/** The anti-forgery token is not stored. */
const HIDDEN = new Set(['_token']);

/** Keeps the last submission of each form. */
export function createSubmissions() {
  const last = new Map<string, readonly Submission[]>();
  return {
    /** @param form any text, such as the form's path */
    keep(form: string, fields: FormData): void {
      last.set(
        form,
        [...fields]
          .filter(([name]) => !HIDDEN.has(name))
          .map(([name, value]) => ({ name, value: typeof value === 'string' ? value : value.name })),
      );
    },
    /** The fields in the order they were sent in; `undefined` before the first time. */
    last: (form: string): readonly Submission[] | undefined => last.get(form),
  };
}
