// chunk: client
/** From what the server sent back to the answer of the contract, or to the error that fits. */
import * as v from 'valibot';
import type { Endpoint } from '../contract/endpoint.ts';
import { isHtml, isLogInPage } from '../lib/html-page.ts';
import { withPlainBreaks } from '../lib/line-breaks.ts';
import { retryAfterSeconds } from '../lib/retry-after.ts';
import { ContractError } from './errors/contract-error.ts';
import { RefusedError } from './errors/refused-error.ts';
import { ServerError } from './errors/server-error.ts';
import { SessionEndedError } from './errors/session-ended-error.ts';
import { TooLargeError } from './errors/too-large-error.ts';
import { TooManyRequestsError } from './errors/too-many-requests-error.ts';
import { validationErrorOf } from './errors/validation-error.ts';

/** What came back, however it was fetched. */
export interface Reply {
  readonly status: number;
  /** The whole body. */
  readonly text: string;
  header(name: string): string | null;
  /** Whether it came from another address than the one asked. */
  readonly redirected: boolean;
}

/**
 * @param call the call's name for errors, such as `POST /app/atm`
 * @param request the payload that was sent: what the server repeats of it is known, and not interpreted
 * @throws ApiError the one that fits the status or the body
 */
export function answerOf(
  endpoint: Endpoint,
  reply: Reply,
  call: string,
  request: Record<string, unknown> = {},
): unknown {
  if (reply.status < 200 || reply.status > 299) throw errorOfStatus(endpoint, reply, call);
  if (endpoint.echoes && isSameText(reply.text, request[endpoint.echoes])) return reply.text;
  const body = bodyOf(endpoint, reply, call);
  const result = v.safeParse(schemaFor(endpoint, body, reply, request), body);
  if (result.success) return result.output;
  if (isHtml(reply.text) && (reply.redirected || isLogInPage(reply.text))) {
    throw new SessionEndedError(
      call,
      reply.status,
      reply.redirected ? 'it was redirected to a page of HTML' : 'a log-in page came instead of an answer',
    );
  }
  const [issue] = result.issues;
  throw new ContractError(
    call,
    v.getDotPath(issue) ?? '',
    isHtml(reply.text) ? `a page of HTML (${short(reply.text)})` : short(issue.input),
    expectationOf(issue),
    { mayBeDone: endpoint.writes },
  );
}

const noPage = v.never('expected no page of HTML');
const noLostText = v.never('expected the text as it was saved, not an empty answer');

/** What this body has to be. A bare page of HTML is an answer only where nothing is read (W2), and nothing at all only where nothing was sent. */
function schemaFor(
  { answer, mayBePage, echoes }: Endpoint,
  body: unknown,
  reply: Reply,
  request: Record<string, unknown>,
) {
  if (body === reply.text && isHtml(reply.text) && !mayBePage) return noPage;
  const isEmpty = body === '' || body === null;
  return isEmpty && echoes && !isSameText('', request[echoes]) ? noLostText : answer;
}

/** Whether a body is the text that was sent; servers cut blanks off its ends and write line breaks their own way. */
function isSameText(body: string, sent: unknown): boolean {
  return typeof sent === 'string' && withPlainBreaks(body).trim() === withPlainBreaks(sent).trim();
}

function errorOfStatus({ writes }: Endpoint, reply: Reply, call: string): Error {
  const { status } = reply;
  const wait = retryAfterSeconds(reply.header('Retry-After'), reply.header('Date'));
  if (status === 401 || status === 419) return new SessionEndedError(call, status, `status ${status}`);
  if (status === 413) return new TooLargeError(call);
  // a page is no validation answer, whatever its status says: some frameworks refuse a missing token like this
  if (status === 422 && !isHtml(reply.text)) return validationErrorOf(call, parsed(reply.text));
  if (status === 429) return new TooManyRequestsError(call, wait);
  return status >= 500 ? new ServerError(call, status, wait, { mayBeDone: writes }) : new RefusedError(call, status);
}

/**
 * The parsed JSON, or the text of a body that is not JSON. A text that is not declared as JSON is only parsed when it looks
 * like an object, a list or a quoted text: a note that reads `007` or `1e5` stays what it is. Where nothing is read, nothing is parsed.
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
      'expected complete JSON',
      { mayBeDone: writes },
    );
  }
  return reply.text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Valibot's own messages repeat what came; those of our schemas say what was expected. */
function expectationOf(issue: v.BaseIssue<unknown>): string {
  return issue.message.startsWith('expected') ? issue.message : `expected ${issue.expected ?? issue.message}`;
}
