import { DEFAULTS, PAGE_SETTINGS_ID, queryPage, readPageSettings, settingsElements } from '../../page/index.ts';
import { relativeAddresses, settingsMistakes } from '../../page/settings-mistakes/index.ts';
import type { CheckRow } from '../../lib/index.ts';

/** What `DealerWidgets.check()` finds in the page settings. */
export function settingsRows(): CheckRow[] {
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
  return rows;
}
