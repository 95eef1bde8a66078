import type { Endpoint } from '../contract/index.ts';
import { addressOf, nameOf, reportedName } from './address.ts';
import { answerOf, isSuccess, type Reply } from './answer.ts';
import { foundToken, tokenAdvice } from './anti-forgery.ts';
import type { AnyCallOptions } from './call-options.ts';
import type { Environment } from './environment.ts';
import { endedElsewhere } from './ended-elsewhere.ts';
import { ApiError } from './errors/api-error.ts';
import { isHtml } from '../lib/index.ts';

type Send = (url: URL, name: string) => Promise<Reply>;

/**
 * Makes one call, with fetch or XMLHttpRequest. It is repeated once only if it was refused with 419 and the session's token has
 * changed since, for example because another tab has renewed it (W4).
 * @param send makes the request; `name` identifies the call in errors, such as `POST /app/atm`
 * @throws ApiError what went wrong; TypeError when the page's route, a parameter or a header cannot be used
 */
export async function exchange(
  endpoint: Endpoint,
  options: AnyCallOptions,
  environment: Environment,
  send: Send,
): Promise<unknown> {
  const url = addressOf(endpoint, options, environment);
  if (endpoint.writes) environment.noteSaved?.();
  try {
    return await answerFrom(url, endpoint, options, environment, send);
  } catch (error) {
    if (error instanceof ApiError) error.call = reportedName(endpoint, url);
    throw error;
  }
}

async function answerFrom(
  url: URL,
  endpoint: Endpoint,
  options: AnyCallOptions,
  environment: Environment,
  send: Send,
): Promise<unknown> {
  const name = nameOf(endpoint, url, environment);
  let found = foundToken(environment);
  let reply = await send(url, name);
  const current = foundToken(environment);
  if (reply.status === 419 && current?.token !== found?.token) {
    found = current;
    reply = await send(url, name);
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
