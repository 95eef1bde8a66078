/** What the tests of all calls know of one that is no part of the specification. */
export interface CallFacts {
  /** As agreed with those who write the server: method, path, and the names of the payload's fields. */
  readonly agreed: [method: string, path: string, payload: string];
  /** A good answer. */
  readonly good: unknown;
  /** Which of the odd bodies (`ODD_BODIES` of fault-matrix.test.ts) are a success, too. */
  readonly takes: readonly string[];
}

const files = import.meta.glob<Readonly<Record<string, CallFacts>>>('../shared/contract/*.call.ts', {
  eager: true,
  import: 'calls',
});

/** By the names of the constants; such a call brings a file `tests/shared/contract/<name>.call.ts`. */
export const calls: Readonly<Record<string, CallFacts>> = Object.assign({}, ...Object.values(files));
