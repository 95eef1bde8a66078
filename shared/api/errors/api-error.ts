// chunk: client
import { told } from './told.text.ts';

/** The ways in which a call can fail. */
export type ApiErrorKind =
  | 'network'
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
}

/** What all failures of a call have in common. `message` is for developers; `errorText` gives the person's sentence. */
export abstract class ApiError extends Error {
  /** The class's, written out: a minifier renames classes. */
  abstract override readonly name: string;
  abstract readonly kind: ApiErrorKind;
  /** The call, such as `POST /app/atm`. */
  readonly call: string;
  /**
   * Whether the server may have carried the request out all the same: the answer to something that writes was lost, is a fault of
   * the server or cannot be understood. "Not saved" may then be false; whoever says so has to say that it is not known.
   */
  readonly mayBeDone: boolean;
  /** What small controls say of it instead of their own "could not be saved", in both languages. */
  readonly told: (typeof told)[keyof typeof told] | undefined;

  constructor(call: string, message: string, { cause, mayBeDone = false }: ApiErrorOptions = {}) {
    super(message, { cause });
    this.call = call;
    this.mayBeDone = mayBeDone;
    this.told = mayBeDone ? told.notKnown : undefined;
  }
}
