import { OutdatedError } from '../lib/outdated.ts';
import { documentMember } from '../lib/native-dom.ts';

let outdated: OutdatedError | undefined;

/**
 * Finds out why a chunk did not arrive: the network, or a deploy since this page was opened that took the chunk away. The page is told once, by `dw:outdated` on the document.
 * @param url where it was asked for
 * @returns the sentence to fail with; an `OutdatedError` when only a reload helps
 */
export async function notLoaded(url: string, cause: unknown): Promise<Error> {
  if (!outdated && (await isGone(url))) {
    outdated = new OutdatedError(url);
    documentMember('dispatchEvent').call(document, new CustomEvent('dw:outdated', { cancelable: true, detail: { url } }));
  }
  return (
    outdated ??
    new Error(`its code could not be loaded from ${url}. Check the network, then reload or call DealerWidgets.scan().`, {
      cause,
    })
  );
}

/** Whether the server answers, and with no script: 404, 410, or a page of its own in the script's place. */
async function isGone(url: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(url, { cache: 'reload', credentials: 'omit' });
    return ok ? !/javascript/.test(headers.get('content-type') ?? '') : status === 404 || status === 410;
  } catch {
    return false; // offline, or the page's policy lets nobody ask
  }
}
