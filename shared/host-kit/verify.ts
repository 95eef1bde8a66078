/** Calls a real backend and checks for each call whether a widget could use the answer. */
import type { Endpoint } from '../contract/endpoint.ts';
import { createCall } from '../api/call.ts';
import type { Environment } from '../api/environment.ts';
import { ApiError } from '../api/errors/api-error.ts';
import type { AnyCall } from '../api/call-options.ts';
import { cookieValue } from '../lib/http/cookie.ts';
import { endpoints } from '../reference/endpoints.ts';
import { exampleRequest } from '../reference/example-request.ts';
import type { ExampleValues } from '../reference/example-values.ts';

export interface Verification {
  /** Name of the call's constant, with method and path: `POST /app/atm`. */
  readonly name: string;
  readonly call: string;
  readonly result: 'ok' | 'FAIL' | 'skip';
  /** What was received, what was expected and where; or why the call was not made. */
  readonly reason: string;
}

export interface VerifyOptions {
  /** The backend's origin, such as `https://staging.example`. */
  origin: string;
  /** The `Cookie` header of a logged-in person. */
  cookie: string;
  values: ExampleValues;
  /** Parts of names or paths. If given, only matching calls are made. */
  only?: readonly string[];
  /** Also makes the calls that change something on the server. */
  allowWrites?: boolean;
  settings?: Partial<Environment['settings']>;
}

/** Makes the calls one after the other, so that the results can be compared with the backend's log. Calls that write need `allowWrites`. */
export async function* verify(options: VerifyOptions): AsyncGenerator<Verification> {
  const { origin, cookie, values, only = [], allowWrites = false, settings } = options;
  const environment: Environment = {
    origin: new URL(origin).origin,
    baseUri: new URL(origin).origin,
    cookies: () => cookie,
    settings: { api_base: '', xsrf_cookie: 'XSRF-TOKEN', xsrf_header: 'X-XSRF-TOKEN', ...settings },
    isOffline: () => false,
    ownOriginMode: 'cors',
  };
  // `call` gets every endpoint, so it cannot have the types of one
  const call = createCall(environment) as AnyCall;
  const { logOut, ...others } = endpoints; // it ends the session, so it comes last
  // the contract has this call
  for (const [name, endpoint] of Object.entries({ ...others, logOut: logOut! })) {
    const called = `${endpoint.method} ${endpoint.path}`;
    if (only.length > 0 && !only.some((part) => `${name} ${called}`.toLowerCase().includes(part.toLowerCase())))
      continue;
    const { params, payload, missing, wrong } = exampleRequest(name, endpoint, values);
    if (wrong.length > 0) {
      yield { name, call: called, result: 'FAIL', reason: `${wrong.join('; ')}. Correct it in the file of --values.` };
      continue;
    }
    const reason =
      endpoint.writes && !allowWrites
        ? 'it changes something on the server; say --allow-writes to call it'
        : missing.length > 0
          ? `there is no value for ${missing.map((each) => `"${each}"`).join(', ')}; write it into the file of --values: "calls": { "${name}": { "${missing[0]}": … } }`
          : undefined;
    if (reason) {
      yield { name, call: called, result: 'skip', reason };
      continue;
    }
    const request = payload && { ...payload, ...fileOf(endpoint) };
    const headers = { Cookie: cookie };
    try {
      await call(endpoint, { params, request, headers });
      // a second call restores the flag
      if (isToggle(endpoint)) await call(endpoint, { params, request, headers });
      yield { name, call: called, result: 'ok', reason: '' };
    } catch (error) {
      yield {
        name,
        call: called,
        ...judged(error, cookieValue(cookie, environment.settings.xsrf_cookie) !== undefined),
      };
    }
  }
}

/** A toggle answers with a flag and flips it at every call. */
const isToggle = ({ writes, answer }: Endpoint): boolean => writes && answer === endpoints.toggleFmd!.answer;

/** A file for each request that needs one: a picture of one pixel. */
function fileOf({ request }: Endpoint): Record<string, Blob> {
  // only valibot's object schemas have `entries`
  const entries = (request as { entries?: Record<string, { type: string }> } | undefined)?.entries ?? {};
  // `field` is a key of `entries`
  const field = Object.keys(entries).find((each) => entries[each]!.type === 'blob');
  return field ? { [field]: new File([PIXEL], 'avatar.png', { type: 'image/png' }) } : {};
}

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** A refusal that concerns this person or these example values is not counted as a wrong answer. */
function judged(error: unknown, hasToken: boolean): Pick<Verification, 'result' | 'reason'> {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return { result: 'FAIL', reason: message };
  // only some of the errors have a status
  const status = (error as Partial<{ status: number }>).status;
  if (status === 403)
    return { result: 'skip', reason: 'this person may not (403); verify it with the cookie of somebody who may' };
  if (status === 404)
    return { result: 'FAIL', reason: `${message} Is the call served, and do the ids of --values exist?` };
  if (status === 422) return { result: 'skip', reason: `the values were refused, as a 422 says: ${message}` };
  if (status === 401) return { result: 'skip', reason: 'nobody is logged in (401); give --cookie of somebody who may' };
  if (status === 419)
    return {
      result: 'FAIL',
      reason: hasToken
        ? `${message} The anti-forgery token of the cookie was not taken.`
        : `${message} The cookie has no anti-forgery token; give it with --cookie, or name its cookie with --xsrf-cookie.`,
    };
  return { result: 'FAIL', reason: message };
}
