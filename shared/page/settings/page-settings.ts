import { documentMember } from '../dom/native-dom.ts';
import { lateImport } from '../late-import.ts';
import { type Locale, localeOf } from '../../lib/index.ts';
import { jsonObject } from '../json-object.ts';
import { settingsElements } from './settings-element.ts';
import { unawaited } from '../unawaited.ts';

const late = lateImport(() => import('../settings-mistakes/index.ts'));

/** The settings a page gives once for all its widgets (host contract, "Page settings"). */
export interface PageSettings {
  /** Put before the paths of the calls, such as `/portal`; empty when the application lives at the root. */
  api_base: string;
  /**
   * Where variant one of the training registration and the room booking by session pay (D6): a page that answers GET. The
   * server's path, such as `/PAY-00017`, is appended to its path or query; a whole address is used instead.
   */
  payment_url: string;
  /** Used like `payment_url` instead of it, for the users in `payment_test_user_ids`. */
  payment_test_url: string;
  /** The query parameter of the page's address that says what became of a payment, in the words of the property `payment_status`; empty: none does. */
  payment_status_parameter: string;
  /** Who pays at `payment_test_url`: user 2 unless another list is given. Write `[]` where user 2 is a customer like any other. */
  payment_test_user_ids: string[];
  /** Put before the names of stored images; whole addresses, and those that begin with it, are used as they are. */
  storage_prefix: string;
  /** Put before a telephone number to open a messaging app. */
  messaging_url: string;
  /** The language of all widgets: `ms`, `en`, a tag such as `ms_MY`, or `page` for that of `<html lang>`; empty leaves each widget its own (D22). */
  locale: '' | 'page' | Locale;
  /** The team whose courses the calendar asks for. */
  team: string;
  /** The id of the logged-in user, as a text; empty when the page does not say. Data kept in the browser is separate for each user. */
  user_id: string;
  /** The anti-forgery token itself, for hosts without a cookie that scripts can read. It comes before `xsrf_meta` and the cookie. */
  xsrf_token: string;
  /** The name of a `<meta>` that holds the token, such as `csrf-token`; read for each request. It comes before the cookie. */
  xsrf_meta: string;
  /** The cookie that holds the anti-forgery token. */
  xsrf_cookie: string;
  /** The header that carries it to the server. */
  xsrf_header: string;
  /**
   * Where routes and upload addresses of the page may lead: prefixes of whole segments, paths such as `/app/` or addresses with
   * `https://` (or `http://`). Without it any address; an empty list allows none.
   */
  allowed_routes: string[] | undefined;
}

export const DEFAULTS: Readonly<PageSettings> = {
  api_base: '',
  payment_url: '',
  payment_test_url: '',
  payment_status_parameter: '',
  payment_test_user_ids: ['2'],
  storage_prefix: '/storage/',
  messaging_url: 'https://wa.me/',
  locale: '',
  team: 'g100',
  user_id: '',
  xsrf_token: '',
  xsrf_meta: '',
  xsrf_cookie: 'XSRF-TOKEN',
  xsrf_header: 'X-XSRF-TOKEN',
  allowed_routes: undefined,
};

let known: { element: Element; json: string; settings: Readonly<PageSettings> } | undefined;

/** The current page's settings; the defaults in a page without settings and in Node. Parsed again only when their element or text changes. */
export function pageSettings(): Readonly<PageSettings> {
  if (!globalThis.document) return DEFAULTS;
  const [element, ...others] = settingsElements();
  if (!element) return DEFAULTS;
  const json = element.textContent;
  if (known?.element === element && known.json === json) return known.settings;
  const { settings, wrong } = readPageSettings(json);
  if (!wrong && documentMember('readyState') === 'loading') return DEFAULTS; // the text may be incomplete until the page has been parsed
  if (!wrong || wrong.length + others.length > 0)
    unawaited(late().then(({ logSettings }) => logSettings(json, wrong, Object.keys(DEFAULTS), others)));
  known = { element, json, settings };
  return settings;
}

/**
 * Reads the settings. A wrong value is replaced by the default; settings-mistakes.ts has the sentences for the log.
 * @param json the text of the settings element
 * @returns the settings, and which of them were wrong; `wrong` is undefined when the text is not a JSON object
 */
export function readPageSettings(json: string): {
  settings: Readonly<PageSettings>;
  wrong: Array<[key: string, value: unknown]> | undefined;
} {
  const settings: Record<string, unknown> = { ...DEFAULTS };
  const written = jsonObject(json);
  if (!written && json.includes('allowed_routes')) settings.allowed_routes = []; // what the page limits stays closed
  const wrong = Object.entries(written ?? {}).filter(([key, value]) => {
    const usable = usableValue(key, value);
    if (usable !== undefined) settings[key] = usable;
    else if (key === 'allowed_routes') settings[key] = []; // a mistake must not allow any route
    return usable === undefined;
  });
  // every key has a default, and `usableValue` returns only values of the right type
  return { settings: settings as unknown as PageSettings, wrong: written && wrong };
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** JSON has changed the digits of a larger number: it would be another person's id. */
const isId = (value: unknown): value is number | string => Number.isSafeInteger(value) || isText(value);
const isRoute = (value: unknown) => isText(value) && /^(\/|https?:\/\/.)/.test(value);

/** The value in the form that the settings store, or `undefined` when it cannot be used. */
function usableValue(key: string, value: unknown): unknown {
  if (!Object.hasOwn(DEFAULTS, key)) return undefined;
  // `key` is one of the defaults, see above
  if (value === null) return DEFAULTS[key as keyof PageSettings];
  if (key === 'payment_test_user_ids') return Array.isArray(value) && value.every(isId) ? value.map(String) : undefined;
  if (key === 'user_id') return isId(value) ? String(value) : undefined;
  if (key === 'allowed_routes') return Array.isArray(value) && value.every(isRoute) ? value : undefined;
  if (key === 'locale') return value === '' || value === 'page' ? value : isText(value) ? localeOf(value) : undefined;
  return isText(value) ? value : undefined;
}
