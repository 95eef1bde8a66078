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

/** What all failures of a call have in common. `message` is for developers; `errorText` gives the person's sentence. */
export abstract class ApiError extends Error {
  abstract readonly kind: ApiErrorKind;
  /** The call, such as `POST /app/atm`. */
  readonly call: string;

  constructor(call: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.call = call;
    this.name = new.target.name;
  }
}
