/** Uploads with progress, which fetch cannot report in every browser. */
import type { AnswerOf, Endpoint } from '../contract/index.ts';
import { unawaited } from '../page/index.ts';
import type { Reply } from './answer.ts';
import type { AnyCallOptions, CallOptions } from './call-options.ts';
import { callFrom } from './call.ts';
import { openConfinedWindow } from './confined-window.ts';
import { endedElsewhere } from './ended-elsewhere.ts';
import { thisPage } from './environment.ts';
import { AbortedError } from './errors/aborted-error.ts';
import { NetworkError } from './errors/network-error.ts';
import { formDataOf } from './form-data.ts';
import { headersFor } from './headers.ts';

/** Bytes sent so far; `total` is 0 while it is unknown. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Makes a multipart call and reports its progress, without a time limit (W7). Only XMLHttpRequest reports progress, and it
 * follows every redirect; so it runs in a confined window (README of this room).
 * @throws ApiError as `call` does; TypeError when the page's address or a header cannot be used
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { onProgress: (progress: UploadProgress) => void },
): Promise<AnswerOf<E>> {
  return callFrom(thisPage, endpoint, options, (url, name) => send(endpoint, url, name, options, options.onProgress));
}

async function send(
  endpoint: Endpoint,
  url: URL,
  name: string,
  { signal, request = {}, headers }: AnyCallOptions,
  onProgress: (progress: UploadProgress) => void,
): Promise<Reply> {
  const sent = headersFor(name, url, { headers }, thisPage);
  const confined = await openConfinedWindow(url.origin);
  const xhr = new confined.XMLHttpRequest();
  const isUnsent = endpoint.writes && thisPage.isOffline();
  const mayBeDone = endpoint.writes && !isUnsent;
  const abort = () => xhr.abort();
  const answered = new Promise<Reply>((resolve, reject) => {
    xhr.onload = () => resolve(replyOf(xhr, url));
    xhr.onerror = () =>
      unawaited(
        endedElsewhere(name, url, thisPage).then((ended) =>
          reject(ended ?? new NetworkError(name, { mayBeDone, isUnsent })),
        ),
      );
    confined.onGone(() => reject(new NetworkError(name, { mayBeDone, isUnsent })));
    xhr.onabort = () => reject(new AbortedError(name, { cause: signal?.reason, mayBeDone }));
    if (signal?.aborted) reject(new AbortedError(name, { cause: signal.reason }));
  });
  signal?.addEventListener('abort', abort);
  xhr.upload.onprogress = (event) =>
    onProgress({ loaded: event.loaded, total: event.lengthComputable ? event.total : 0 });
  xhr.open(endpoint.method, url);
  for (const [field, value] of Object.entries(sent)) xhr.setRequestHeader(field, value);
  if (!signal?.aborted) xhr.send(formDataOf(request));
  return answered.finally(() => {
    signal?.removeEventListener('abort', abort);
    confined.close();
  });
}

function replyOf(xhr: XMLHttpRequest, url: URL): Reply {
  const requested = url.href.split('#')[0];
  return {
    status: xhr.status,
    text: xhr.responseText,
    header: (field) => xhr.getResponseHeader(field),
    redirectedTo: xhr.responseURL && xhr.responseURL !== requested ? new URL(xhr.responseURL).pathname : undefined,
  };
}
