import { ApiError } from './api-error.ts';

/** How many fields the message names. */
const SHOWN = 10;

/** The server refused the entered values (422), with messages for each field. */
export class ValidationError extends ApiError {
  override readonly name = 'ValidationError';
  readonly kind = 'validation';
  readonly status = 422;
  /** The messages of each field; names of nested fields have dots (`data.0.date`). */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(call: string, fields: Record<string, string[]>, summary = '') {
    const problems = Object.entries(fields).map(([field, [first]]) => `${field}: ${first}`);
    const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [];
    const said = problems.length > 0 ? [...problems.slice(0, SHOWN), ...more] : [summary || 'no field was named'];
    super(
      // servers end their sentences
      `${call} was refused with 422: ${said.map((each) => each.replace(/\.$/, '')).join('; ')}. Correct what was entered and send it again.`,
    );
    this.fields = fields;
  }
}

/** Reads the body of a 422 answer: `{ message, errors: { field: ['…'] } }`. A single text counts as a list of one. */
export function validationErrorOf(call: string, body: unknown): ValidationError {
  // not validated yet: both are checked below
  const { errors, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    errors?: unknown;
    message?: unknown;
  };
  const fields: Record<string, string[]> = {};
  for (const [field, messages] of Object.entries(typeof errors === 'object' && errors !== null ? errors : {})) {
    const texts = (Array.isArray(messages) ? messages : [messages]).filter((text) => typeof text === 'string');
    if (texts.length > 0) fields[field] = texts;
  }
  return new ValidationError(call, fields, typeof message === 'string' ? message : '');
}
