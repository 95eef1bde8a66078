/** Sending files with progress, which fetch cannot report everywhere. */
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { answerOf, type Reply } from './answer.ts';
import { openConfinedWindow } from './confined-window.ts';
import { thisPage } from './environment.ts';
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
  type CallOptions,
} from './request.ts';

/** How far an upload is, in bytes; `total` is 0 while it is not known. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Makes a multipart call and reports how much of it was sent. There is no time limit (W7).
 *
 * Only an XMLHttpRequest tells how much was sent, and it cannot be told not to follow redirects. It is therefore made from a window
 * whose policy is `connect-src` the origin of the address. Guaranteed: neither the anti-forgery token nor the file reaches another
 * origin, the browser refuses such a redirect before it connects, and the call ends with a `NetworkError`. Not guaranteed: that nothing
 * happened on the server that redirected, which has seen the whole request; nor any of it on a page that a service worker controls, whose
 * business redirects are then. A redirect on the same origin is followed.
 * @throws ApiError the same family as `call`; TypeError when the page's address cannot be used
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { onProgress?: (progress: UploadProgress) => void },
): Promise<AnswerOf<E>> {
  const url = addressOf(endpoint, options, thisPage);
  const name = nameOf(endpoint, url, thisPage);
  const token = tokenOf(thisPage);
  const sendOnce = () => send(endpoint, url, name, options, options.onProgress);
  let reply = await sendOnce();
  if (reply.status === 419 && tokenOf(thisPage) !== token) reply = await sendOnce();
  if (url.origin === thisPage.origin) tellMissingToken(reply, name, token);
  return answerOf(endpoint, reply, name, options.request);
}

async function send(
  endpoint: Endpoint,
  url: URL,
  name: string,
  { signal, request = {}, headers }: AnyCallOptions,
  onProgress?: (progress: UploadProgress) => void,
): Promise<Reply> {
  const confined = await openConfinedWindow(url.origin);
  const xhr = new confined.XMLHttpRequest();
  const mayBeDone = endpoint.writes && !thisPage.isOffline();
  const abort = () => xhr.abort();
  const answered = new Promise<Reply>((resolve, reject) => {
    xhr.onload = () => resolve(replyOf(xhr, url));
    xhr.onerror = () => reject(new NetworkError(name, { mayBeDone }));
    confined.onGone(() => reject(new NetworkError(name, { mayBeDone })));
    xhr.onabort = () => reject(new AbortedError(name, { cause: signal?.reason, mayBeDone }));
    if (signal?.aborted) reject(new AbortedError(name, { cause: signal.reason }));
  });
  signal?.addEventListener('abort', abort);
  if (onProgress)
    xhr.upload.onprogress = (event) =>
      onProgress({ loaded: event.loaded, total: event.lengthComputable ? event.total : 0 });
  xhr.open(endpoint.method, url);
  for (const [field, value] of Object.entries(headersFor(url, { headers }, thisPage)))
    xhr.setRequestHeader(field, value);
  if (!signal?.aborted) xhr.send(formDataOf(request));
  return answered.finally(() => {
    signal?.removeEventListener('abort', abort);
    confined.close();
  });
}

function replyOf(xhr: XMLHttpRequest, url: URL): Reply {
  const askedFor = url.href.split('#')[0];
  return {
    status: xhr.status,
    text: xhr.responseText,
    header: (field) => xhr.getResponseHeader(field),
    redirected: xhr.responseURL !== '' && xhr.responseURL !== askedFor,
  };
}
