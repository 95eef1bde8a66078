// chunk: client
import { documentMember, queryAll } from '../lib/native-dom.ts';
import { isSandboxed, pageOrigin } from '../lib/page-address.ts';
import { pageSettings, type PageSettings } from '../lib/page-settings.ts';

/** What a call needs to know of the page it runs on. */
export interface Environment {
  /** The page's own origin: where paths lead, and the only place the anti-forgery token goes. */
  readonly origin: string;
  /** Whether the page has been parted from its own origin, so that no request can reach it. */
  readonly isSandboxed?: boolean;
  /** What relative routes supplied by the page are relative to. */
  readonly baseUri: string;
  /** As `document.cookie` gives them, read afresh each time. */
  cookies(): string;
  /** The content of the `<meta>` of this name, read afresh each time. */
  meta?(name: string): string | undefined;
  readonly settings: Pick<PageSettings, 'api_base' | 'xsrf_cookie' | 'xsrf_header'> &
    Partial<Pick<PageSettings, 'allowed_routes' | 'xsrf_token' | 'xsrf_meta'>>;
  /** Whether the browser knows that it has no connection, so that a request cannot even leave it. */
  isOffline(): boolean;
  /** How requests to the own origin are made: a browser refuses to follow `same-origin` ones, token and all, to a strange origin. */
  readonly ownOriginMode: RequestMode;
}

/** The page in a browser. */
export const thisPage: Environment = {
  get origin() {
    return pageOrigin();
  },
  get isSandboxed() {
    return isSandboxed();
  },
  get baseUri() {
    return documentMember('baseURI');
  },
  cookies: () => (isSandboxed() ? '' : documentMember('cookie')), // reading them there throws
  meta: (name) =>
    queryAll<HTMLMetaElement>(documentMember('documentElement'), 'meta[name]').find((each) => each.name === name)
      ?.content,
  get settings() {
    return pageSettings();
  },
  isOffline: () => !navigator.onLine,
  ownOriginMode: 'same-origin',
};
