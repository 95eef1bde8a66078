// chunk: client
/** The client: one function that makes any call of the contract. */
import ky from 'ky';
import type { Endpoint } from '../contract/endpoint.ts';
import { answerOf, type Reply } from './answer.ts';
import { thisPage, type Environment } from './environment.ts';
import { AbortedError } from './errors/aborted-error.ts';
import { NetworkError } from './errors/network-error.ts';
import {
  addressOf,
  formDataOf,
  headersFor,
  nameOf,
  tellMissingToken,
  tokenOf,
  type AnyCallOptions,
  type Call,
} from './request.ts';

/** Makes the client for a page. */
export function createCall(environment: Environment): Call {
  const call = async (endpoint: Endpoint, options: AnyCallOptions = {}): Promise<unknown> => {
    const url = addressOf(endpoint, options, environment);
    const name = nameOf(endpoint, url, environment);
    const token = tokenOf(environment);
    let reply = await send(endpoint, url, name, options, environment);
    // The session's token was renewed meanwhile, by another tab for example. Only then is a request sent a second time (W4).
    if (reply.status === 419 && tokenOf(environment) !== token)
      reply = await send(endpoint, url, name, options, environment);
    if (endpoint.method === 'POST' && url.origin === environment.origin) tellMissingToken(reply, name, token);
    return answerOf(endpoint, reply, name, options.request);
  };
  return call as Call;
}

/**
 * Makes a call of the contract to the page's server.
 * @returns the typed answer
 * @throws ApiError what went wrong; TypeError when the page's route or a parameter cannot be used
 */
export const call = createCall(thisPage);

async function send(
  endpoint: Endpoint,
  url: URL,
  name: string,
  options: AnyCallOptions,
  environment: Environment,
): Promise<Reply> {
  const headers = headersFor(url, options, environment);
  const { request, signal } = options;
  const mayBeDone = endpoint.writes && !signal?.aborted && !environment.isOffline();
  try {
    const response = await ky(url, {
      method: endpoint.method,
      headers,
      signal,
      cache: 'no-store',
      mode: url.origin === environment.origin ? environment.ownOriginMode : 'cors',
      ...(endpoint.encoding === 'json' && { json: request }),
      ...(endpoint.encoding === 'multipart' && { body: formDataOf(request ?? {}) }),
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    });
    const text = await response.text();
    return {
      status: response.status,
      text,
      header: (field) => response.headers.get(field),
      redirected: response.redirected,
    };
  } catch (error) {
    const Failure = signal?.aborted ? AbortedError : NetworkError;
    throw new Failure(name, { cause: error, mayBeDone });
  }
}
