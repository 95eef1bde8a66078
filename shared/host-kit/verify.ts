/** Calls a real backend by the contract and says of each call whether a widget could use its answer. */
import type { Endpoint } from '../contract/endpoint.ts';
import { createCall } from '../api/call.ts';
import type { Environment } from '../api/environment.ts';
import { ApiError } from '../api/errors/api-error.ts';
import type { AnyCallOptions } from '../api/request.ts';
import { cookieValue } from '../lib/cookie.ts';
import { endpoints } from '../reference/endpoints.ts';
import { exampleRequest } from '../reference/example-request.ts';
import type { ExampleValues } from '../reference/example-values.ts';

export interface Verification {
  /** The name of the call's constant, and the call: `POST /app/atm`. */
  readonly name: string;
  readonly call: string;
  readonly result: 'ok' | 'FAIL' | 'skip';
  /** What came, what was expected and where; or why it was not called. */
  readonly reason: string;
}

export interface VerifyOptions {
  /** Such as `https://staging.example`. */
  origin: string;
  /** The `Cookie` header of somebody who is logged in. */
  cookie: string;
  values: ExampleValues;
  /** Parts of names or paths; only what has one of them is called. */
  only?: readonly string[];
  /** Also calls what changes something on the server. */
  allowWrites?: boolean;
  settings?: Partial<Environment['settings']>;
}

/** Verifies one call after the other, so that a log of the backend can be read beside it. Nothing that writes is called unless told. */
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
  const call = createCall(environment) as (endpoint: Endpoint, options: AnyCallOptions) => Promise<unknown>;
  const { logOut, ...others } = endpoints; // it ends the session that all others need
  for (const [name, endpoint] of Object.entries({ ...others, logOut: logOut! })) {
    const said = `${endpoint.method} ${endpoint.path}`;
    if (only.length > 0 && !only.some((part) => `${name} ${said}`.toLowerCase().includes(part.toLowerCase()))) continue;
    const { params, payload, missing } = exampleRequest(name, endpoint, values);
    const reason =
      endpoint.writes && !allowWrites
        ? 'it changes something on the server; say --allow-writes to call it'
        : missing.length > 0
          ? `there is no value for ${missing.map((each) => `"${each}"`).join(', ')}; write it into the file of --values`
          : undefined;
    if (reason) {
      yield { name, call: said, result: 'skip', reason };
      continue;
    }
    const request = payload && { ...payload, ...fileOf(endpoint) };
    const headers = { Cookie: cookie };
    try {
      await call(endpoint, { params, request, headers });
      // what it flips, it flips back
      if (isToggle(endpoint)) await call(endpoint, { params, request, headers });
      yield { name, call: said, result: 'ok', reason: '' };
    } catch (error) {
      yield { name, call: said, ...judged(error, cookieValue(cookie, environment.settings.xsrf_cookie) !== undefined) };
    }
  }
}

/** The toggles answer with a flag, and flip at every call. */
const isToggle = ({ writes, answer }: Endpoint): boolean => writes && answer === endpoints.toggleFmd!.answer;

/** A payload whose request has a file gets one: a picture of one pixel. */
function fileOf({ request }: Endpoint): Record<string, Blob> {
  const entries = (request as { entries?: Record<string, { type: string }> } | undefined)?.entries ?? {};
  const field = Object.keys(entries).find((each) => entries[each]!.type === 'blob');
  return field ? { [field]: new File([PIXEL], 'avatar.png', { type: 'image/png' }) } : {};
}

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** A refusal of this person or of these values is no fault of the answer. */
function judged(error: unknown, hasToken: boolean): Pick<Verification, 'result' | 'reason'> {
  const said = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return { result: 'FAIL', reason: said };
  const status = (error as Partial<{ status: number }>).status;
  if (status === 403)
    return { result: 'skip', reason: 'this person may not (403); verify it with the cookie of somebody who may' };
  if (status === 404)
    return { result: 'FAIL', reason: `${said} Is the call served, and do the ids of --values exist?` };
  if (status === 422) return { result: 'skip', reason: `the values were refused, as a 422 says: ${said}` };
  if (status === 401) return { result: 'skip', reason: 'nobody is logged in (401); give --cookie of somebody who may' };
  if (status === 419)
    return {
      result: 'FAIL',
      reason: hasToken
        ? `${said} The anti-forgery token of the cookie was not taken.`
        : `${said} The cookie has no anti-forgery token; give it with --cookie, or name its cookie with --xsrf-cookie.`,
    };
  return { result: 'FAIL', reason: said };
}
