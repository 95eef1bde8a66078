import { carriedSentences } from './carried-sentences.ts';

/** The ways in which a call can fail. */
export type ApiErrorKind =
  | 'network'
  | 'broken-fetch'
  | 'aborted'
  | 'session-ended'
  | 'validation'
  | 'too-many-requests'
  | 'too-large'
  | 'refused'
  | 'server'
  | 'contract';

export interface ApiErrorOptions extends ErrorOptions {
  mayBeDone?: boolean;
  isUnsent?: boolean;
}

/** The base of all errors of a call. `message` is for developers; `errorText` gives the sentence for the person. */
export abstract class ApiError extends Error {
  /** The class name as a literal, because a minifier renames classes. */
  abstract override readonly name: string;
  abstract readonly kind: ApiErrorKind;
  /** The call for reports, without the ids and names in its address, such as `GET /app/room-calendar/…`. `callFrom` sets it. */
  call?: string;
  /**
   * Whether the server may have carried out a writing request although it failed, or an earlier one whose outcome is unknown.
   * Show then that the result is not known, never "not saved".
   */
  mayBeDone: boolean;
  /** Whether a writing request was certainly not sent (D28). */
  readonly isUnsent: boolean;
  /** Shown by small controls in place of their own "could not be saved", in both languages. */
  texts: (typeof carriedSentences)[keyof typeof carriedSentences] | undefined;

  constructor(message: string, { cause, mayBeDone = false, isUnsent = false }: ApiErrorOptions = {}) {
    super(message, { cause });
    this.mayBeDone = mayBeDone;
    this.isUnsent = isUnsent;
    this.texts = mayBeDone ? carriedSentences.notKnown : undefined;
  }
}
