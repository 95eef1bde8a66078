/** Judges what a backend answered to one call. */
import type { Endpoint } from '../../contract/index.ts';
import {
  type Environment,
  NetworkError,
  RefusedError,
  SessionEndedError,
  ValidationError,
  foundToken,
} from '../../api/index.ts';
import { isHtml, isLogInPage } from '../../lib/index.ts';
import { isUnreachable, nextStep, reasonOf } from './fetch-page.ts';
import { IF_LOG_IN, SESSION_ENDED, type Followed } from './follow-redirects.ts';
import { otherPerson } from './answer-meaning.ts';
import { namesMistakes, serverSays } from './server-words.ts';

/** With these a server refuses the token of a write; the widgets take a page of HTML with them for an ended session (W4). */
const TOKEN_REFUSED: readonly number[] = [400, 403, 419, 422];

export interface Judgement {
  readonly result: 'ok' | 'FAIL' | 'skip';
  /** What was received, what was expected and where; or why the call was not made; or what an answer that can be used is understood to mean. */
  readonly reason: string;
  /** For a POST: whether its answer shows that the anti-forgery check let it pass; absent when the answer says nothing about that. */
  readonly passed?: boolean;
  /** Whether no connection to the server could be opened, so that no other call would fare better. */
  readonly isUnreachable?: boolean;
}

/**
 * Judges a call that failed. Only a refusal that concerns this person's role or these example values is not counted as a fault.
 * @param request the payload that was sent
 * @param reply the answer; absent if none came
 * @param token what is known about the token of the call, from `aboutToken`
 */
export function judged(
  endpoint: Endpoint,
  request: Record<string, unknown> | undefined,
  reply: Followed | undefined,
  error: unknown,
  token: string,
): Judgement {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NetworkError) {
    const reason = `no complete answer: ${reasonOf(error)}. ${nextStep(error)}`;
    return { result: 'FAIL', reason, ...(isUnreachable(error) && { isUnreachable: true }) };
  }
  if (!reply) return { result: 'FAIL', reason: message };
  const { status, text } = reply;
  const isPage = isHtml(text);
  const isWrite = endpoint.method === 'POST';
  const isSession = error instanceof SessionEndedError && !(isWrite && TOKEN_REFUSED.includes(status));
  const to = reply.redirectedTo ? `, redirected to ${reply.redirectedTo}` : '';
  if (isSession || isLogInPage(text)) {
    if (status === 401 || status === 419) return { result: 'FAIL', reason: `${status}: ${SESSION_ENDED}` };
    const reason = isLogInPage(text)
      ? `a log-in page${to}: ${SESSION_ENDED}`
      : `a page${to}. ${IF_LOG_IN} Otherwise answer the call itself.`;
    return { result: 'FAIL', reason };
  }
  if (reply.lost) return { result: 'FAIL', reason: reply.lost };
  const says = serverSays(text);
  if (isWrite && (status === 419 || (isPage && TOKEN_REFUSED.includes(status)))) {
    const session = status === 419 ? ' Or the session has ended: then log in again.' : '';
    const what = `refused with ${status}${isPage ? ' and a page of HTML' : ''}, as by a check of the anti-forgery token`;
    return { result: 'FAIL', reason: `${what}. ${token}${session}${says}`, passed: false };
  }
  if (status === 403) {
    const reason = `this person may not (403); verify it with the cookie of somebody who may.${otherPerson(endpoint, request)}${says}`;
    return { result: 'skip', reason, ...(isWrite && { passed: false }) };
  }
  if (status === 404)
    return {
      result: 'FAIL',
      reason: `404: there is no such address or no such entry. Is the call served there (--api-base), and do the ids of --values exist?${says}`,
    };
  if (error instanceof ValidationError) {
    const own = Object.keys(request ?? {});
    // names of nested fields have dots
    const isNamed = Object.keys(error.fields).some((name) => own.includes(name.split('.', 1).join()));
    const expected = isNamed
      ? ''
      : ` It names no field of the call: expected {"errors":{"${own[0] ?? 'field'}":["…"]}}, with the texts of each field that is wrong.`;
    const reason = `the values were refused, as a 422 says: ${message}${expected}`;
    // only an application that has read the values names what is wrong
    return { result: 'skip', reason, ...(isWrite && { passed: namesMistakes(text) }) };
  }
  if (error instanceof RefusedError && status < 300) {
    // only the specification's word can be meant
    const isMeant = /\berror\b/.test(text);
    const advice = isMeant ? ' Do the values of --values fit?' : ' If it was done, say "success"; if not, say "error".';
    return { result: isMeant ? 'skip' : 'FAIL', reason: message + advice, ...(isWrite && { passed: true }) };
  }
  return { result: 'FAIL', reason: status >= 400 ? message + says : message };
}

const OPTIONS =
  '--xsrf-cookie NAME, --xsrf-meta NAME --page /path or --xsrf-token VALUE, and the header that the server reads with --xsrf-header NAME';

/** Says which anti-forgery token goes where, and the options to change it. */
export function aboutToken(environment: Environment): string {
  const { xsrf_token, xsrf_cookie, xsrf_header } = environment.settings;
  const found = foundToken(environment);
  if (!found)
    return `No anti-forgery token was sent, because there is no cookie ${xsrf_cookie} in --cookie. Say where it is with ${OPTIONS}.`;
  return `The token of ${xsrf_token ? '--xsrf-token' : found.place} was sent in the header ${xsrf_header}. If that is not this session's token or not the header the server reads, say ${OPTIONS}.`;
}
