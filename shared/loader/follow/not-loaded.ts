import { OutdatedError, fileName } from './outdated.ts';
import { PageError, documentMember, customEvent, theLoader } from '../../page/index.ts';
import { isRefusedByMap } from './import-map.ts';
import { showOutdatedNotice } from './outdated-notice.ts';
import { refusalOf } from './refusals.ts';

let outdated: OutdatedError | undefined;
let isLeftToThePage = false;

/**
 * Finds out why a chunk did not load: the network, the page's policy, or a server that has another build since.
 * @param url the chunk's address
 * @param load requests it once more, with the query of this retry
 * @param isLast whether no retry is left; before, servers that are updated one by one may answer 404
 * @returns the error; `undefined` while a retry makes sense
 * @throws the cause itself, when the chunk came and threw it
 */
export async function notLoaded(
  url: string,
  load: () => Promise<unknown>,
  cause: unknown,
  isLast: boolean,
): Promise<Error | undefined> {
  // a file that was cut off on the way may be whole at an address that no cache contains
  const isCut = cause instanceof SyntaxError;
  if (!isCut && (await hasThrown(load, cause))) throw cause;
  if (!isLast && !outdated) return undefined;
  const answer = outdated ? undefined : await answerOf(url);
  if (answer?.isGone && !outdated) announceOutdated(url, answer);
  if (outdated) {
    if (!isLeftToThePage) showOutdatedNotice();
    // others are not looked for: the server has another build
    return new OutdatedError(url, outdated.answer, outdated.status, outdated.missing);
  }
  const why = isCut
    ? `It is no complete JavaScript (${cause.message}): it was cut off or changed, on the server or on the way.`
    : (refusalOf(url) ?? answer?.what ?? 'Check the network.');
  return new PageError(
    'not-loaded',
    `its code could not be loaded from ${url}. ${why} Then reload, or call DealerWidgets.scan().`,
    { cause, status: answer?.status === 200 ? undefined : answer?.status, at: fileName(url) },
  );
}

/** Dispatches `dw:outdated`, once; a page that prevents it shows a notice of its own. */
function announceOutdated(url: string, { what = '', status }: Answer): void {
  outdated = new OutdatedError(url, what, status);
  const event = customEvent('dw:outdated', { bubbles: true, cancelable: true, detail: { url } });
  isLeftToThePage = !documentMember('dispatchEvent').call(document, event);
}

/** Whether the module came and threw this: a browser throws the same error again then, and a new one for each failed request. */
const hasThrown = (load: () => Promise<unknown>, cause: unknown): Promise<boolean> =>
  load().then(
    () => false,
    (again: unknown) => again === cause,
  );

interface Answer {
  /** `undefined` when the answer cannot be read: offline, blocked by the page's policy, or an error of another origin without CORS headers. */
  status?: number;
  isGone: boolean;
  what?: string;
}

async function answerOf(url: string): Promise<Answer> {
  const [answer, isOther] = await Promise.all([request(url).catch(() => undefined), isAnotherBuild(url)]);
  if (!answer)
    return isOther
      ? { isGone: true, what: 'Its answer cannot be read, but the loader there is of another build.' }
      : {
          isGone: false,
          what:
            isOther === false
              ? 'The loader there can be read, so see what blocks this file: an extension, or an answer without CORS headers.'
              : undefined,
        };
  const { ok, status } = answer;
  if (ok && isScript(answer))
    return {
      status,
      isGone: false,
      what: (await isRefusedByMap(url, answer))
        ? "The server sends it, but not with the hash that the page's import map has of it, so the browser refuses it: the map is of another build, or the file is changed on the way. Make the map from the manifest that is served."
        : 'The server sends it when it is asked again, so the connection failed meanwhile, or something in the browser blocks it as a script.',
    };
  return {
    status,
    // a page in place of a file that is not there; a script with another type is there
    isGone: (ok && /html/.test(typeOf(answer) ?? '')) || status === 404 || status === 410 || isOther === true,
    what: `The server answers ${status}${ok ? ` with ${typeOf(answer) ?? 'nothing that says what it is'} instead of a script` : ''}.`,
  };
}

/**
 * Whether the server has another build now: file stores answer 403 for a missing file, other origins errors that cannot be read. Also replaces
 * the loader that the browser has kept for a reload.
 * @returns `undefined` when that cannot be read either
 */
async function isAnotherBuild(url: string): Promise<boolean | undefined> {
  try {
    const loader = await request(new URL('../loader.js', url).href);
    const { version } = theLoader();
    return loader.ok && isScript(loader) ? !(await loader.text()).includes(version) : undefined;
  } catch {
    return undefined;
  }
}

const request = (url: string): Promise<Response> => fetch(url, { cache: 'reload', credentials: 'omit' });
const typeOf = ({ headers }: Response): string | null => headers.get('content-type');
const isScript = (answer: Response): boolean => /javascript/.test(typeOf(answer) ?? '');
