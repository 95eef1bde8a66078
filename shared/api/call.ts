/** The client: one function for every call of the contract. */
import ky, { isNetworkError } from 'ky';
import type { Endpoint } from '../contract/index.ts';
import { isHtml } from '../lib/index.ts';
import { heedServerDate } from '../page/index.ts';
import { addressOf, nameOf, reportedName } from './address.ts';
import { answerOf, isSuccess, type Reply } from './answer.ts';
import { foundToken, tokenAdvice } from './anti-forgery.ts';
import type { AnyCall, AnyCallOptions, Call } from './call-options.ts';
import { endedElsewhere } from './ended-elsewhere.ts';
import { thisPage, type Environment } from './environment.ts';
import { AbortedError } from './errors/aborted-error.ts';
import { ApiError } from './errors/api-error.ts';
import { carriedSentences } from './errors/carried-sentences.ts';
import { NetworkError } from './errors/network-error.ts';
import { BrokenFetchError } from './errors/broken-fetch-error.ts';
import { formDataOf } from './form-data.ts';
import { headersFor } from './headers.ts';

/**
 * `callAny` from another place than the page.
 * @param sendIt makes the request in place of fetch; `name` identifies the call in errors, such as `POST /app/atm`
 */
export async function callFrom(
  environment: Environment,
  endpoint: Endpoint,
  options: AnyCallOptions,
  sendIt = (url: URL, name: string): Promise<Reply> => send(endpoint, url, name, options, environment),
): Promise<unknown> {
  const url = addressOf(endpoint, options, environment);
  if (endpoint.writes) environment.noteSaved?.();
  try {
    return await answerFrom(url, endpoint, options, environment, sendIt);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    error.call = reportedName(endpoint, url);
    const { before } = options;
    if (before instanceof ApiError && before.mayBeDone && error.kind !== 'validation') {
      error.mayBeDone = true;
      error.texts ??= carriedSentences.notKnown;
    }
    throw error;
  }
}

/** `call` without the types of a particular endpoint, for callers that check endpoint and options themselves. */
export const callAny: AnyCall = (endpoint, options = {}) => callFrom(thisPage, endpoint, options);

/**
 * Makes a call of the contract to the page's server.
 * @param endpoint an endpoint of `shared/contract`
 * @returns the typed answer
 * @throws ApiError when the call fails; TypeError when the page's route, a parameter or a header cannot be used
 */
export const call = callAny as Call; // the type `Call` checks arguments and result at the call site

/**
 * It is repeated once only if it was refused with 419 and the session's token has changed since, for example because another tab has renewed
 * it (W4).
 */
async function answerFrom(
  url: URL,
  endpoint: Endpoint,
  options: AnyCallOptions,
  environment: Environment,
  sendIt: (url: URL, name: string) => Promise<Reply>,
): Promise<unknown> {
  const name = nameOf(endpoint, url, environment);
  let found = foundToken(environment);
  let reply = await sendIt(url, name);
  const current = foundToken(environment);
  if (reply.status === 419 && current?.token !== found?.token) {
    found = current;
    reply = await sendIt(url, name);
  }
  if (endpoint.writes && !endpoint.mayBeLogIn && isSuccess(reply) && reply.redirectedTo && isHtml(reply.text)) {
    // a form handler redirects too, so it may have been carried out
    const ended = await endedElsewhere(name, url, environment, { status: reply.status, mayBeDone: true });
    if (ended) throw ended;
  }
  const mayCarryToken = endpoint.method === 'POST' && url.origin === environment.origin;
  const advice = mayCarryToken ? tokenAdvice(found, environment.settings, reply) : undefined;
  return answerOf(endpoint, reply, name, options.request, advice, mayCarryToken && found !== undefined);
}

/** How long JSON may be to be sent also when the page is left, in UTF-16 code units: all such requests of a page share 64 kB, and one too many fails. */
const SMALL = 2_000;

/** Whether a payload is small; files are not. */
const isSmall = (request: AnyCallOptions['request']): boolean =>
  !Object.values(request ?? {}).some((value) => value instanceof Blob) && JSON.stringify(request ?? {}).length <= SMALL;

/** Makes the request of one call with fetch. A small change is saved also when the page is left at once. */
export async function send(
  endpoint: Endpoint,
  url: URL,
  name: string,
  options: AnyCallOptions,
  environment: Environment,
): Promise<Reply> {
  const headers = headersFor(name, url, options, environment);
  const { request, signal } = options;
  // decided before sending: what is aborted or offline by now never reaches the server
  const isUnsent = endpoint.writes && environment.isOffline();
  const mayBeDone = endpoint.writes && !signal?.aborted && !isUnsent;
  const failure = (cause: unknown, Failure: typeof NetworkError | typeof BrokenFetchError): Error =>
    new (signal?.aborted ? AbortedError : Failure)(name, { cause, mayBeDone, isUnsent });
  let response: Response;
  try {
    response = await ky(url, {
      method: endpoint.method,
      headers,
      signal,
      cache: 'no-store',
      keepalive: endpoint.writes && isSmall(request),
      ...environment.fetchOptions(url),
      ...(endpoint.encoding === 'json' && { json: request }),
      ...(endpoint.encoding === 'multipart' && { body: formDataOf(request ?? {}) }),
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    });
  } catch (cause) {
    // ky knows which errors of a browser's fetch are network errors
    if (!isNetworkError(cause)) throw failure(cause, BrokenFetchError);
    const ended = signal?.aborted ? undefined : await endedElsewhere(name, url, environment);
    throw ended ?? failure(cause, NetworkError);
  }
  heedServerDate(response.headers.get('Date'));
  const text = await response.text().catch((cause: unknown) => {
    throw failure(cause, NetworkError);
  });
  return {
    status: response.status,
    text,
    header: (field) => response.headers.get(field),
    redirectedTo: response.redirected ? new URL(response.url).pathname : undefined,
  };
}
