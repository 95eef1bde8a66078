import { documentMember } from '../lib/dom/native-dom.ts';
import { OutdatedError } from '../lib/loading/outdated.ts';
import { PageError } from '../lib/page/page-error.ts';
import type { DealerWidgetsApi } from '../lib/page/widget-protocol.ts';
import { showOutdatedNotice } from './outdated-notice.ts';
import { refusalOf } from './refusals.ts';

let outdated: OutdatedError | undefined;
let isLeftToThePage = false;

/**
 * Finds out why a chunk did not load: the network, the page's policy, or a server that no longer has the file after a deploy. In the last
 * case it dispatches `dw:outdated` on the document once, and shows the person a notice for every missing chunk, unless the page prevents it.
 * @param url the address that was requested
 * @param isLast whether no retry is left. Only then is the cause examined, because servers that are updated one by one answer 404 meanwhile
 * @returns the error, an `OutdatedError` when the file is missing; `undefined` while a retry makes sense
 */
export async function notLoaded(url: string, cause: unknown, isLast: boolean): Promise<Error | undefined> {
  if (!isLast && !outdated) return undefined;
  const answer = outdated ? undefined : await answerOf(url);
  if (answer?.isGone && !outdated) {
    outdated = new OutdatedError(url, answer.what, answer.status);
    const event = new CustomEvent('dw:outdated', { bubbles: true, cancelable: true, detail: { url } });
    isLeftToThePage = !documentMember('dispatchEvent').call(document, event);
  }
  if (outdated) {
    if (!isLeftToThePage) showOutdatedNotice();
    return outdated;
  }
  const refusal = refusalOf(url);
  const isServers = answer && answer.status !== 200;
  const why = refusal ?? (isServers ? answer.what : 'Check the network.');
  return new PageError(
    'not-loaded',
    `its code could not be loaded from ${url}. ${why} Then reload, or call DealerWidgets.scan().`,
    { cause, status: isServers ? answer.status : undefined },
  );
}

/** The server's answer; `undefined` when no answer can be read: offline, or blocked by the page's policy. */
async function answerOf(url: string): Promise<{ status: number; isGone: boolean; what: string } | undefined> {
  try {
    const answer = await request(url);
    const { ok, status } = answer;
    const isPage = ok && !isScript(answer);
    return {
      status,
      isGone: isPage || status === 404 || status === 410 || (!ok && (await isAnotherBuild(url))),
      what: `The server answers ${status}${isPage ? ` with ${typeOf(answer) ?? 'nothing that says what it is'} instead of a script` : ''}.`,
    };
  } catch {
    return undefined;
  }
}

/** Whether the server has another build now. Some file stores answer 403 for a missing file; their current loader shows which build they have. */
async function isAnotherBuild(url: string): Promise<boolean> {
  const loader = await request(new URL('../loader.js', url).href);
  // the loader sets it before it loads this chunk
  const { version } = window.DealerWidgets as DealerWidgetsApi;
  return loader.ok && isScript(loader) && !(await loader.text()).includes(version);
}

const request = (url: string): Promise<Response> => fetch(url, { cache: 'reload', credentials: 'omit' });
const typeOf = ({ headers }: Response): string | null => headers.get('content-type');
const isScript = (answer: Response): boolean => /javascript/.test(typeOf(answer) ?? '');
