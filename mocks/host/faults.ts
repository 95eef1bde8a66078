import { setTimeout as pause } from 'node:timers/promises';

/** A fault that is pending for the next calls of a session. Pages of the host are never affected. */
export interface PendingFault {
  readonly kind: FaultKind;
  /** How many calls it still affects. */
  left: number;
  /** Only calls whose path begins like this; with `$` at its end, only calls of this path. */
  readonly path: string;
  /** How long the answer is delayed, ms. */
  readonly ms: number;
}

/** The call a fault affects. */
interface Call {
  path: string;
  /** The answer without the fault. */
  answer: () => Promise<Response>;
}

/** `null` closes the connection without an answer. */
type Effect = (call: Call) => Promise<Response | null> | Response | null;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const kinds = {
  slow: ['Slow (3 s by default)', ({ answer }) => answer()],
  fail: ['500 Server Error', () => json(500, { message: 'Server Error' })],
  maintenance: ['503 with Retry-After', () => json(503, { message: 'Service Unavailable' }, { 'retry-after': '30' })],
  html: [
    '200 with a page of HTML',
    () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'content-type': 'text/html' } }),
  ],
  expire: ['419 CSRF token mismatch', () => json(419, { message: 'CSRF token mismatch.' })],
  unauthenticated: ['401 Unauthenticated', () => json(401, { message: 'Unauthenticated.' })],
  forbidden: ['403 Forbidden', () => json(403, { message: 'This action is unauthorized.' })],
  gone: ['404 Not Found', () => json(404, { message: 'Not Found' })],
  'too-large': ['413 too large', () => json(413, { message: 'The POST data is too large.' })],
  invalid: [
    '422 with field messages',
    () =>
      json(422, {
        message: 'The given data was invalid.',
        errors: { name: ['The name field is required.'], 'prices.0.price': ['The price must be a number.'] },
      }),
  ],
  'too-many': ['429, Retry-After 5 s', () => json(429, { message: 'Too Many Attempts.' }, { 'retry-after': '5' })],
  empty: ['200 with nothing in it, as PHP sends false and null', () => new Response('')],
  lost: ['Connection lost before the server acts', () => null],
  'lost-answer': ['Connection lost after the server has acted', ({ answer }) => answer().then(() => null)],
} satisfies Record<string, [title: string, apply: Effect]>;

export type FaultKind = keyof typeof kinds;

/** Every fault with its name on the panel. */
export const faultTitles = Object.entries(kinds).map(([kind, [title]]) => ({
  // `Object.entries` forgets that the names are these
  kind: kind as FaultKind,
  title,
}));

/**
 * Reads a fault as the panel and the plain URL write it.
 * @throws RangeError a sentence that lists the faults
 */
export function readFault(
  kind: string,
  { count, path, ms }: { count?: string | null; path?: string | null; ms?: string | null },
): PendingFault {
  if (!Object.hasOwn(kinds, kind))
    throw new RangeError(`There is no fault "${kind}". Expected one of: ${Object.keys(kinds).join(', ')}.`);
  return {
    // the check above rules out any other
    kind: kind as FaultKind,
    left: Math.max(1, Number(count) || 1),
    path: path || '/',
    ms: Math.max(0, Number(ms) || (kind === 'slow' ? 3_000 : 0)),
  };
}

/**
 * Applies the first pending fault that matches the call, else answers it. `null` means: close the connection.
 * @param session whose faults are pending; one that has affected its last call is removed
 */
export async function answerWithFault(session: { faults: PendingFault[] }, call: Call): Promise<Response | null> {
  const fault = session.faults.find(({ path }) => `${call.path}$`.startsWith(path));
  if (!fault) return call.answer();
  fault.left -= 1;
  session.faults = session.faults.filter(({ left }) => left > 0);
  await pause(fault.ms, undefined, { ref: false });
  const [, apply]: [string, Effect] = kinds[fault.kind];
  return apply(call);
}
