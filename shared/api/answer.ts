/** Turns a response into the contract's answer, or throws the matching error. */
import * as v from 'valibot';
import { type Endpoint, SAID_NO } from '../contract/index.ts';
import { expectedInsteadOf, isHtml, isLogInPage, retryAfterSeconds, withPlainBreaks } from '../lib/index.ts';
import { ContractError } from './errors/contract-error.ts';
import { RefusedError } from './errors/refused-error.ts';
import { ServerError } from './errors/server-error.ts';
import { SessionEndedError } from './errors/session-ended-error.ts';
import { TooLargeError } from './errors/too-large-error.ts';
import { TooManyRequestsError } from './errors/too-many-requests-error.ts';
import { validationErrorOf } from './errors/validation-error.ts';

/** A generous bound: a day of 2,000 slots, or more than 3,000 people with their phones. */
const MOST_VALUES = 10_000;

/** A response, whether it came by fetch or XMLHttpRequest. */
export interface Reply {
  readonly status: number;
  /** The whole body. */
  readonly text: string;
  header(name: string): string | null;
  /** The path of the address it came from after redirects; `undefined` when there was none. */
  readonly redirectedTo: string | undefined;
}

export const isSuccess = ({ status }: Reply): boolean => status >= 200 && status <= 299;

/**
 * Validates a response against the endpoint's schema.
 * @param call the call's name for errors, such as `POST /app/atm`
 * @param request the payload that was sent; a body that repeats its `echoes` field is accepted as that text, even if it looks like HTML
 * @param advice what to do when the call was refused, if more is known than the status says
 * @param hasToken whether the call carried an anti-forgery token
 * @throws ApiError the one that fits the status or the body
 */
export function answerOf(
  endpoint: Endpoint,
  reply: Reply,
  call: string,
  request: Record<string, unknown> = {},
  advice?: string,
  hasToken = false,
): unknown {
  if (!isSuccess(reply)) throw errorOfStatus(endpoint, reply, call, advice, hasToken);
  const sent = endpoint.echoes && request[endpoint.echoes];
  if (isSameText(reply.text, sent)) return reply.text;
  if (!endpoint.mayBeLogIn && isLogInPage(reply.text))
    throw new SessionEndedError(call, reply.status, 'a log-in page came instead of an answer');
  const body = bodyOf(endpoint, reply, call);
  if (!endpoint.mayBeLong && hasTooMany(body))
    throw new ContractError(
      call,
      '',
      `too long (${reply.text.length} characters)`,
      `expected at most ${MOST_VALUES} values, because all of them may be shown; answer with a part of them`,
      { mayBeDone: endpoint.writes, status: reply.status },
    );
  const result = v.safeParse(schemaFor(endpoint, body, reply, sent), body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  if (issue.message === SAID_NO) throw new RefusedError(call, reply.status, saidNo(body));
  const { redirectedTo } = reply;
  const isPage = isHtml(reply.text);
  if (isPage && redirectedTo && !endpoint.writes)
    throw new SessionEndedError(call, reply.status, `it was redirected to ${redirectedTo}, a page of HTML`);
  throw new ContractError(
    call,
    issue.path?.map(({ key }) => key).join('.') ?? '',
    isPage
      ? `a page of HTML (${short(reply.text)}${redirectedTo ? `, redirected to ${redirectedTo}` : ''})`
      : short(issue.input),
    isPage && redirectedTo ? NO_REDIRECT : expectationOf(issue),
    { mayBeDone: endpoint.writes, status: reply.status },
  );
}

/** Whether an answer has more values than a widget can show, those of nested lists and objects included. */
function hasTooMany(answer: unknown): boolean {
  const values = [answer];
  for (const value of values) {
    if (values.length > MOST_VALUES) return true;
    if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) values.push(each);
  }
  return false;
}

const NO_REDIRECT = "expected the answer to the call itself, not a redirect to a page, such as Laravel's back()";

const noPage = v.custom<never>(() => false, 'expected JSON or a plain text, not a page of HTML');
const noLostText = v.check((text: unknown) => text !== '', 'expected the text as it was saved, not an empty one');

/**
 * The schema for this body. Without `mayBePage` it refuses a page of HTML (W2), and, unless it is the text that was sent, a text that is what
 * became of an answer rather than one, and an empty text.
 * @param sent the text that the answer repeats (`echoes`)
 */
function schemaFor({ answer, mayBePage, echoes }: Endpoint, body: unknown, reply: Reply, sent: unknown) {
  if (mayBePage) return answer;
  if (body === reply.text && isHtml(reply.text)) return noPage;
  const expected = typeof body === 'string' && !isSameText(body, sent) && expectedInsteadOf(body);
  if (expected) return v.custom<never>(() => false, expected);
  return echoes && !isSameText('', sent) ? v.pipe(answer, noLostText) : answer;
}

/** Whether the body is the text that was sent. Servers trim it and may change its line breaks. */
function isSameText(body: string, sent: unknown): boolean {
  return typeof sent === 'string' && withPlainBreaks(body).trim() === withPlainBreaks(sent).trim();
}

function errorOfStatus(
  endpoint: Endpoint,
  reply: Reply,
  call: string,
  advice: string | undefined,
  hasToken: boolean,
): Error {
  const { status } = reply;
  const wait = retryAfterSeconds(reply.header('Retry-After'), reply.header('Date'));
  // a log-in in another tab has made another token: Django, Flask and Rails refuse the old one like this
  const isOldToken = hasToken && /^(400|403|422)$/.test(String(status)) && isHtml(reply.text);
  if (status === 401 || status === 419 || isOldToken)
    return new SessionEndedError(call, status, `status ${status}`, { advice });
  if (status === 413) return new TooLargeError(call);
  // a 422 with a page of HTML does not count as a validation answer: some frameworks send that when the token is missing
  if (status === 422 && !isHtml(reply.text)) return validationErrorOf(call, parsed(reply.text));
  if (status === 429) return new TooManyRequestsError(call, wait);
  // a server that is not available, and says when to send this again, has not acted on it
  const isPutOff = status === 503 && wait !== undefined;
  if (status >= 500) return new ServerError(call, status, wait, { mayBeDone: endpoint.writes && !isPutOff });
  return new RefusedError(call, status, advice ?? whereToLook(endpoint, reply));
}

const saidNo = (body: unknown): string =>
  `It answered ${short(body)}, which says that nothing was done; look at the server for the reason.`;

/** What to do about an address that does not answer this call: one of the contract, or one that the page gave. */
function whereToLook({ method, path, encoding }: Endpoint, { status, redirectedTo }: Reply): string | undefined {
  if (redirectedTo && method === 'POST' && (status === 404 || status === 405))
    return `It was redirected to ${redirectedTo}, and most redirects turn a POST into a GET; answer it at its own address.`;
  if (status === 405) return `The address exists, but not for ${method}: register the route for it.`;
  if (status !== 404) return undefined;
  const given = encoding === 'multipart' ? 'uploadUrl' : 'route';
  return `There is no such address or no such entry; check the ${path === '{route}' ? `property ${given} and the ids of the element` : 'page setting api_base and the ids on the page'}.`;
}

/**
 * The parsed JSON, or the body as text. Without a JSON content type only what begins like an object, list or quoted string is
 * parsed, so that `007` or `1e5` stays a text.
 */
function bodyOf({ writes, mayBePage }: Endpoint, reply: Reply, call: string): unknown {
  const isDeclaredJson = /\bjson\b/i.test(reply.header('Content-Type') ?? '');
  const looksStructured = /^\s*["[{]/.test(reply.text);
  if (mayBePage || (!isDeclaredJson && !looksStructured)) return reply.text;
  const value = parsed(reply.text);
  if (value !== undefined) return value;
  if (isDeclaredJson && looksStructured) {
    throw new ContractError(
      call,
      '',
      `JSON that breaks off or is malformed (${short(reply.text)}, ${reply.text.length} characters)`,
      'expected complete JSON with nothing printed after it',
      { mayBeDone: writes, status: reply.status },
    );
  }
  return reply.text;
}

function parsed(text: string): unknown {
  try {
    // with the byte-order marks that PHP sends for each file that begins with one; the first is gone already
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}

/** A value as JSON, at most 80 characters: its beginning, and its end, where something may be printed after it. */
function short(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? 'absent';
  } catch {
    return 'lists or objects inside each other, too deep to be shown';
  }
  return text.length > 80 ? `${text.slice(0, 58)} … ${text.slice(-19)}` : text;
}

/** Valibot's own messages repeat the received value; the messages of our schemas name the expected one. */
function expectationOf({ message, expected }: v.BaseIssue<unknown>): string {
  if (message.startsWith('expected')) return message;
  return `expected ${expected === 'Array' ? 'a list' : expected === 'Object' ? 'an object' : (expected ?? message)}`;
}
