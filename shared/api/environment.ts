import { type PageSettings, documentMember, pageSettings, queryPage, savedHere } from '../page/index.ts';

/** The parts of the page that a call depends on. */
export interface Environment {
  /** The page's own origin: the base of every path, and the only origin that gets the anti-forgery token. */
  readonly origin: string;
  /** The base of relative routes that the page supplies. */
  readonly baseUri: string;
  /** The text of `document.cookie`, read at every call. */
  cookies(): string;
  /** The content of the `<meta>` with this name, read at every call. */
  meta?(name: string): string | undefined;
  readonly settings: Pick<PageSettings, 'api_base' | 'xsrf_cookie' | 'xsrf_header'> &
    Partial<Pick<PageSettings, 'allowed_routes' | 'xsrf_token' | 'xsrf_meta'>>;
  /** Whether the browser knows that no request can be sent now. */
  isOffline(): boolean;
  /** Whether the page's own address redirects now, for example to a log-in page on another origin. Scripts cannot see the target. */
  isRedirected?(): Promise<boolean>;
  /** Notes that something is saved: before it is sent, because Firefox ends the requests of a page before the page hears that it is left. */
  noteSaved?(): void;
  /** How a request is made: with the mode `same-origin` the browser refuses a redirect of the page's own server to another origin, so the token stays here. */
  readonly fetchOptions: (url: URL) => Pick<RequestInit, 'mode' | 'redirect'>;
}

/** How long to wait for the page's own address to answer, in ms. */
const IS_REDIRECTED_MS = 3000;

/** The page in a browser. */
export const thisPage: Environment = {
  get origin() {
    return location.origin; // not `window.origin`, which any script can overwrite
  },
  get baseUri() {
    return documentMember('baseURI');
  },
  cookies: () => documentMember('cookie'),
  meta: (name) => queryPage<HTMLMetaElement>('meta[name]').find((each) => each.name === name)?.content,
  get settings() {
    return pageSettings();
  },
  isOffline: () => !navigator.onLine,
  async isRedirected() {
    const signal = AbortSignal.timeout(IS_REDIRECTED_MS); // neither a failure notice nor a form handler's success may wait long for this
    const { type } = await fetch(location.href, { method: 'HEAD', redirect: 'manual', cache: 'no-store', signal });
    return type === 'opaqueredirect';
  },
  noteSaved: () => savedHere((storage, key) => storage.setItem(key, '1')),
  fetchOptions: ({ origin }) => ({ mode: origin === location.origin ? 'same-origin' : 'cors' }),
};
