/** The sentences about wrong page settings, in a chunk that only pages with mistakes load. */
import { firstTen, jsonMistake } from '../../lib/index.ts';
import { PAGE_SETTINGS_ID, logError } from '../index.ts';

type Wrong = ReadonlyArray<[key: string, value: unknown]> | undefined;

/**
 * Logs the mistakes in the settings.
 * @param others further elements with settings; they are ignored
 */
export function logSettings(json: string, wrong: Wrong, known: readonly string[], others: readonly Element[]): void {
  for (const sentence of settingsMistakes(json, wrong, known)) logError(sentence);
  if (others.length > 0)
    logError(
      `the page has ${others.length + 1} elements script#${PAGE_SETTINGS_ID}, expected one. The first counts; take the others away.`,
      ...others,
    );
}

/**
 * Describes the mistakes in the settings.
 * @param json the text of the settings element
 * @param wrong from `readPageSettings`
 * @param known the names of all settings
 * @returns one sentence for each mistake, of at most ten
 */
export function settingsMistakes(json: string, wrong: Wrong, known: readonly string[]): string[] {
  if (!wrong) {
    const reason = jsonMistake(json);
    return [
      `#${PAGE_SETTINGS_ID} holds ${json.trim().slice(0, 60)}, expected a JSON object${reason ? ` (${reason})` : ''}. The defaults are used, but if it names "allowed_routes" no route is allowed; correct the text of that element.`,
    ];
  }
  return firstTen(
    wrong.map(
      ([key, value]) =>
        `the page setting "${key.slice(0, 64)}" in #${PAGE_SETTINGS_ID} is ${JSON.stringify(value).slice(0, 80)}. Expected ${expectation(key, known)}.`,
    ),
  );
}

/** Settings that are addresses; each page would read another one out of what begins with neither. */
const ADDRESSES = ['api_base', 'payment_url', 'payment_test_url', 'storage_prefix', 'messaging_url'] as const;

/** One sentence for each address among the settings that is relative to the page it is on. */
export const relativeAddresses = (settings: Readonly<Record<(typeof ADDRESSES)[number], string>>): string[] =>
  ADDRESSES.filter((key) => settings[key] && !/^(\/|[a-z][\w+.-]*:)/i.test(settings[key])).map(
    (key) =>
      `the page setting "${key}" is ${JSON.stringify(settings[key]).slice(0, 80)}, which is an address relative to each page. Begin it with / or https://.`,
  );

function expectation(key: string, known: readonly string[]): string {
  if (!known.includes(key)) return `one of the settings ${known.join(', ')}`;
  if (key === 'payment_test_user_ids') return 'a list of user ids such as [2]';
  if (key === 'user_id')
    return 'a user id such as 101; write one above 9007199254740991 as a text, as JSON changes the digits of larger numbers';
  if (key === 'allowed_routes')
    return 'a list of paths that begin with / or addresses with https:// or http://, such as ["/app/"]; no route is allowed until then';
  return key === 'locale' ? '"ms", "en" or "page"' : 'a text';
}
