/** The part of lint.ts about page settings: in their JSON and in the arguments of a helper. */
import { whyNotSendable } from '../api/anti-forgery.ts';
import { DEFAULTS, readPageSettings } from '../lib/page/page-settings.ts';
import { settingsMistakes } from '../lib/page/settings-mistakes.ts';
import { didYouMean } from '../lib/text/did-you-mean.ts';
import type { Report } from './lint-problem.ts';
import type { WrittenElement } from './elements.ts';
import { ANY, isList, isMap, LiteralReader, UNKNOWN, type Written, type WrittenValue } from './literals.ts';

const KNOWN = Object.keys(DEFAULTS);

/** Checks the script with the page settings. @param masked the template without its expressions */
export function checkSettingsScript(masked: string, { at, inside, end }: WrittenElement, report: Report): void {
  const json = masked.slice(inside, end);
  if (json.includes(ANY) || readPageSettings(json).wrong)
    return checkSettings(new LiteralReader(masked, inside).value(/</y), report);
  for (const sentence of settingsMistakes(json, undefined, KNOWN)) report(at, 'json', sentence);
}

/** Reports misspelt settings and wrong values. Other unknown names may be arguments of the helper, which some languages write among the settings. */
export function checkSettings({ value }: Written, report: Report): void {
  if (!isMap(value)) return;
  for (const [name, { at, given }] of value.entries) {
    if (KNOWN.includes(name))
      for (const sentence of valueMistakes(name, plain(given.value))) report(at, 'wrong-value', sentence);
    else {
      const near = didYouMean(name, KNOWN);
      if (near) report(at, 'unknown-setting', `there is no page setting "${name}". Did you mean "${near}"?`);
    }
  }
}

function valueMistakes(name: string, value: unknown): string[] {
  if (value === UNKNOWN) return [];
  const json = JSON.stringify({ [name]: value });
  const mistakes = settingsMistakes(json, readPageSettings(json).wrong, KNOWN);
  if (typeof value !== 'string' || mistakes.length > 0) return mistakes;
  const { xsrf_header } = name === 'xsrf_header' ? { xsrf_header: value } : DEFAULTS;
  const token = name === 'xsrf_token' ? value : '';
  const wrong = whyNotSendable({ token, place: 'the page setting xsrf_token' }, { xsrf_header });
  return wrong ? [wrong] : [];
}

/** The value as JSON has it; `UNKNOWN` when an expression is in it. */
function plain(value: WrittenValue): unknown {
  if (!isList(value) && !isMap(value)) return value;
  const entries: Array<[string, unknown]> = isList(value)
    ? value.items.map((item, i) => [String(i), plain(item.value)])
    : [...value.entries].map(([name, { given }]) => [name, plain(given.value)]);
  if (value.isOpen || entries.some(([, each]) => each === UNKNOWN)) return UNKNOWN;
  return isList(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
