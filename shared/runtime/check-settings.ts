import { documentMember, matches, queryPage } from '../lib/dom/native-dom.ts';
import { DEFAULTS, pageSettings, readPageSettings } from '../lib/page/page-settings.ts';
import { PAGE_SETTINGS_ID, settingsElements } from '../lib/page/settings-element.ts';
import { relativeAddresses, settingsMistakes } from '../lib/page/settings-mistakes.ts';
import { theLoader } from '../lib/page/loader-api.ts';
import type { CheckRow } from '../lib/page/widget-protocol.ts';
import { isIgnored } from './check-markup.ts';
import { thrown } from './thrown.ts';

/**
 * What `DealerWidgets.check()` finds in the page settings.
 * @param widgets how many elements are widgets
 */
export function settingsRows(widgets: number): CheckRow[] {
  const [first, ...more] = settingsElements();
  const rows: CheckRow[] = [];
  const where = `#${PAGE_SETTINGS_ID}`;
  const add = (wrong: string, element?: Element): void => {
    rows.push({ where, wrong, element });
  };
  if (first) {
    const { wrong, settings } = readPageSettings(first.textContent);
    for (const sentence of settingsMistakes(first.textContent, wrong, Object.keys(DEFAULTS))) add(sentence, first);
    for (const sentence of relativeAddresses(settings)) add(sentence, first);
  }
  for (const element of more)
    add('There is more than one of it, and only the first counts. Take this one away.', element);
  for (const element of queryPage(where))
    if (![first, ...more].includes(element))
      add('It is not read: settings are only read from <script type="application/json">. Write it as one.', element);
  const { scope } = pageSettings();
  if (!scope) return rows;
  const invalid = thrown(() => matches(documentMember('documentElement'), scope));
  for (const wrong of invalid) add(`The setting "scope" is not a selector, so nothing is a widget: ${wrong}`, first);
  if (invalid.length + widgets === 0) for (const wrong of emptyScope(scope)) add(wrong, first);
  return rows;
}

/** The mistake of a scope that leaves out all widgets of the page. */
function emptyScope(scope: string): string[] {
  const { attribute } = theLoader();
  const outside = queryPage(`[${attribute}]`).filter((each) => !isIgnored(each)).length;
  if (outside === 0) return [];
  const why = queryPage(scope).length === 0 ? 'nothing on this page matches it' : 'they are all outside of it';
  return [
    `The setting "scope" is ${JSON.stringify(scope)}, and ${why}, so none of the ${outside} elements with ${attribute} is a widget. Write a selector of an element around them.`,
  ];
}
