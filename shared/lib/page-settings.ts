// chunk: base
import { logError } from './log.ts';
import { documentMember } from './native-dom.ts';
import { PAGE_SETTINGS_ID, settingsElements } from './settings-element.ts';

/** What a page says once for all its widgets (host contract, "Page settings"). */
export interface PageSettings {
  /** Put before the paths of the specification, such as `/portal`; empty when the application lives at the root. */
  api_base: string;
  /** Where variant one of the training registration pays (D6). */
  payment_url: string;
  /** Where variant one pays in place of that for the people of `payment_test_user_ids`. */
  payment_test_url: string;
  /** The query parameter in which the page's address says what became of a payment, such as `payment_status`; empty: none does. */
  payment_status_parameter: string;
  /** Whose payments go to the test address, as texts. */
  payment_test_user_ids: string[];
  /** Put before the names of stored images. */
  storage_prefix: string;
  /** Put before a telephone number to open a messaging app. */
  messaging_url: string;
  /** The language of all widgets; empty leaves each widget its own (D22). */
  locale: '' | 'ms' | 'en';
  /** The team whose courses the calendar asks for. */
  team: string;
  /** Who is logged in, as a text; empty when the page does not say. What the browser keeps is kept apart for each. */
  user_id: string;
  /** The anti-forgery token itself, for hosts without a cookie that scripts can read. It comes before `xsrf_meta` and the cookie. */
  xsrf_token: string;
  /** The name of a `<meta>` that holds the token, such as `csrf-token`; read for each request. It comes before the cookie. */
  xsrf_meta: string;
  /** The cookie that holds the anti-forgery token. */
  xsrf_cookie: string;
  /** The header that carries it to the server. */
  xsrf_header: string;
  /** A selector outside of which no widget is adopted; empty for the whole page. The loader keeps to it. */
  scope: string;
  /** Where routes and upload addresses of the page may lead: prefixes of addresses. `undefined`: any address (see allowed-route.ts). */
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
  scope: '',
  allowed_routes: undefined,
};

let known: { element: Element; json: string; settings: Readonly<PageSettings> } | undefined;

/** The settings of the page that is there now; a page without them, and Node, gets the defaults. They are read once as long as they stay. */
export function pageSettings(): Readonly<PageSettings> {
  if (!globalThis.document) return DEFAULTS;
  const [element, ...others] = settingsElements();
  if (!element) return DEFAULTS;
  const json = element.textContent;
  if (known?.element === element && known.json === json) return known.settings;
  if (isStillArriving(json)) return DEFAULTS;
  const settings = readPageSettings(json);
  if (others.length > 0) {
    logError(
      `the page has ${others.length + 1} elements script#${PAGE_SETTINGS_ID}, expected one. The first counts; take the others away.`,
      ...others,
    );
  }
  known = { element, json, settings };
  return settings;
}

/** A script that runs while the page arrives may find half of the settings' text. */
function isStillArriving(json: string): boolean {
  try {
    JSON.parse(json);
    return false;
  } catch {
    return documentMember('readyState') === 'loading';
  }
}

/**
 * @param json the text of the settings element
 * @param report where a sentence about each mistake goes; the default stands in for what is wrong
 */
export function readPageSettings(json: string, report: (sentence: string) => void = logError): Readonly<PageSettings> {
  const settings: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, value] of Object.entries(parseObject(json, report))) {
    const usable = usableValue(key, value);
    if (usable === undefined) {
      if (key === 'allowed_routes') settings[key] = []; // nothing is allowed by mistake
      report(
        `the page setting "${key}" in #${PAGE_SETTINGS_ID} is ${JSON.stringify(value)}. Expected ${expectation(key)}.`,
      );
    } else settings[key] = usable;
  }
  return settings as unknown as PageSettings;
}

function parseObject(json: string, report: (sentence: string) => void): object {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    report(`#${PAGE_SETTINGS_ID} holds ${json.trim().slice(0, 60)}. Expected a JSON object; the defaults are used.`);
  } catch (error) {
    report(
      `#${PAGE_SETTINGS_ID} is not JSON (${(error as Error).message}). The defaults are used; correct the text of that element.`,
    );
  }
  return {};
}

const isId = (value: unknown) => typeof value === 'number' || typeof value === 'string';
const isText = (value: unknown) => typeof value === 'string';

/** The value as the settings keep it, `undefined` when it cannot be used. */
function usableValue(key: string, value: unknown): unknown {
  if (!Object.hasOwn(DEFAULTS, key)) return undefined;
  if (value === null) return DEFAULTS[key as keyof PageSettings];
  if (key === 'payment_test_user_ids') return Array.isArray(value) && value.every(isId) ? value.map(String) : undefined;
  if (key === 'user_id') return isId(value) ? String(value) : undefined;
  if (key === 'allowed_routes') return Array.isArray(value) && value.every(isText) ? value : undefined;
  if (key === 'locale') return value === 'ms' || value === 'en' || value === '' ? value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function expectation(key: string): string {
  if (!Object.hasOwn(DEFAULTS, key)) return `one of the settings ${Object.keys(DEFAULTS).join(', ')}`;
  if (key === 'payment_test_user_ids') return 'a list of user ids such as [2]';
  if (key === 'user_id') return 'a user id such as 101';
  if (key === 'allowed_routes') return 'a list of prefixes such as ["/app/"]; no route is allowed until then';
  return key === 'locale' ? '"ms" or "en"' : 'a text';
}
