/** Calls a real backend and checks for each call whether a widget could use the answer. */
import type { Endpoint } from '../../contract/index.ts';
import { flag } from '../../lib/schema/index.ts';
import { endpoints, enrol, logOut, selectApprenticeStatus, updateImage } from '../../contract/calls/index.ts';
import { type AnyCallOptions, type Environment, callFrom } from '../../api/index.ts';
import { DEFAULTS } from '../../page/index.ts';
import { exampleRequest, filesIn } from '../reference/example-request.ts';
import { addDays, today } from '../../lib/index.ts';
import { exampleValues, type ExampleValues } from '../reference/example-values.ts';
import { TIMEOUT_MS } from './fetch-page.ts';
import { sendFollowing, type Followed } from './follow-redirects.ts';
import { aboutToken, judged, type Judgement } from './judged.ts';
import { aboutPerson, meaningOf, mistakeIn, personIn } from './answer-meaning.ts';

export interface Verification extends Judgement {
  /** Name of the call's constant. */
  readonly name: string;
  /** Its method and path: `POST /app/atm`. */
  readonly call: string;
}

export interface VerifyOptions {
  environment: Environment;
  values: ExampleValues;
  /** Names of calls. If given, only these are made. */
  only?: ReadonlySet<string> | undefined;
  /** Also makes the calls that change something on the server. */
  allowWrites?: boolean;
}

/** What takes the place of the page. */
export function environmentOf(
  origin: string,
  cookie: string,
  settings: Partial<Environment['settings']> = {},
  meta?: Environment['meta'],
): Environment {
  return {
    origin: new URL(origin).origin,
    baseUri: new URL(origin).origin,
    cookies: () => cookie,
    ...(meta && { meta }),
    settings: { ...DEFAULTS, ...settings },
    isOffline: () => false,
    // Node would send the token on to another origin
    fetchOptions: () => ({ redirect: 'manual' }),
  };
}

/** Makes the calls one after the other, so that the results can be compared with the backend's log. Calls that write need `allowWrites`. */
export async function* verify(options: VerifyOptions): AsyncGenerator<Verification> {
  const { environment, values, only, allowWrites = false } = options;
  // logging out ends the session, so it comes last
  const calls = Object.entries(endpoints).toSorted(([, a], [, b]) => Number(a === logOut) - Number(b === logOut));
  const builtIn = exampleValues(addDays(today(), 1));
  let person: string | undefined;
  for (const [name, endpoint] of calls) {
    if (only && !only.has(name)) continue;
    const own = endpoint === enrol ? aboutPerson(values, builtIn, person) : values;
    const { params, payload, missing, wrong } = exampleRequest(name, endpoint, own);
    const notMade: Judgement | undefined =
      wrong.length > 0
        ? { result: 'FAIL', reason: `${wrong.join('; ')}. Correct it in the file of --values.` }
        : endpoint.writes && !allowWrites
          ? { result: 'skip', reason: 'it changes something on the server; say --allow-writes to call it' }
          : missing.length > 0
            ? { result: 'skip', reason: noValue(name, missing) }
            : undefined;
    const request = payload && { ...payload, ...fileOf(endpoint), ...emptyComment(endpoint, payload) };
    let judgement = notMade;
    if (!judgement) {
      const call = () => resultOf(endpoint, { params, request, signal: AbortSignal.timeout(TIMEOUT_MS) }, environment);
      const first = await call();
      person ??= personIn(endpoint, first.answer);
      judgement = isToggle(endpoint) && first.isAccepted ? await flippedBack(first, call) : first.judgement;
    }
    yield { name, call: `${endpoint.method} ${endpoint.path}`, ...judgement };
  }
}

const noValue = (name: string, missing: readonly string[]): string =>
  `there is no value for ${missing.map((each) => `"${each}"`).join(', ')}; write it into the file of --values: "calls": { "${name}": { "${missing[0]}": … } }`;

interface Result {
  readonly judgement: Judgement;
  /** Whether the server may have done what was asked, however it answered. */
  readonly isAccepted: boolean;
  /** What widgets would make of the answer; absent when it is not one of the contract. */
  readonly answer?: unknown;
}

/** Calls a toggle once more, also after an answer that is wrong: the server may have flipped it nevertheless. */
async function flippedBack(first: Result, call: () => Promise<Result>): Promise<Judgement> {
  const second = await call();
  const judgement = first.judgement.result === 'ok' ? ofBoth(first, second) : first.judgement;
  return second.isAccepted
    ? judgement
    : {
        ...judgement,
        reason: `${judgement.reason} This switch may be the other way round now: it could not be flipped back.`,
      };
}

/** Two flips have to answer two states. */
function ofBoth(first: Result, { answer, judgement }: Result): Judgement {
  if (judgement.result !== 'ok' || answer !== first.answer) return judgement;
  const always = answer === true ? 'Yes' : 'No, as an empty answer also means';
  return {
    ...judgement,
    result: 'FAIL',
    reason: `it was called twice, and both answers said ${always}. Flip the switch, and answer its new state: true or false.`,
  };
}

async function resultOf(endpoint: Endpoint, options: AnyCallOptions, environment: Environment): Promise<Result> {
  let reply: Followed | undefined;
  let token = 'No anti-forgery token was sent, because the address is on another origin.';
  try {
    const answer = await callFrom(environment, endpoint, options, async (url, name) => {
      const isOwn = url.origin === environment.origin;
      if (isOwn) token = aboutToken(environment);
      const headers: Record<string, string> = isOwn ? { Cookie: environment.cookies() } : {};
      return (reply = await sendFollowing(endpoint, url, name, { ...options, headers }, environment));
    });
    if (reply?.lost) return { isAccepted: true, judgement: { result: 'FAIL', reason: reply.lost } };
    const passed = endpoint.method === 'POST' && { passed: true };
    const mistake = mistakeIn(endpoint, options.request, answer);
    const reason = mistake ?? meaningOf(endpoint, answer, reply?.text ?? '');
    const judgement: Judgement = { result: mistake ? 'FAIL' : 'ok', reason, ...passed };
    return { isAccepted: true, answer, judgement };
  } catch (error) {
    if (options.signal?.aborted) {
      const reason = 'no answer came in time. Does the server wait for something?';
      return { isAccepted: false, judgement: { result: 'FAIL', reason } };
    }
    const isAccepted = Math.trunc((reply?.status ?? 0) / 100) === 2 && !reply?.redirectedTo;
    return { isAccepted, judgement: judged(endpoint, options.request, reply, error, token) };
  }
}

/** A toggle answers with a flag and flips it at every call. */
const isToggle = ({ writes, answer }: Endpoint): boolean => writes && answer === flag;

/** Pending and Approved clear the comment of an apprentice, so that the widget sends none; the built-in one is for Rejected, 2. */
const emptyComment = (endpoint: Endpoint, { status }: Record<string, unknown>): Record<string, string> =>
  endpoint === selectApprenticeStatus && status !== 2 ? { comment: '' } : {};

/** A file for each request that needs one: for the photo as large a png as the widget sends, else a small one. */
function fileOf(endpoint: Endpoint): Record<string, Blob> {
  const png = endpoint === updateImage ? Buffer.concat([PIXEL], PHOTO_BYTES) : PIXEL; // nobody reads what follows a png
  return Object.fromEntries(
    filesIn(endpoint).map((field) => [field, new File([png], 'avatar.png', { type: 'image/png' })]),
  );
}

/** The most that the avatar sends (D31). */
const PHOTO_BYTES = 500_000;

/** A png of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
