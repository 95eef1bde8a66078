/** The part of lint.ts about page settings: in their JSON and in the arguments of a helper. */
import { whyNotSendable } from '../api/anti-forgery.ts';
import { bareName } from '../lib/page/bare-name.ts';
import { DEFAULTS, readPageSettings } from '../lib/page/page-settings.ts';
import { PAGE_SETTINGS_ID } from '../lib/page/settings-element.ts';
import { relativeAddresses, settingsMistakes } from '../lib/page/settings-mistakes.ts';
import { didYouMean } from '../lib/text/did-you-mean.ts';
import { attributeNamed, type WrittenElement } from './elements.ts';
import { JSON_TYPE, typeOf, wrongType } from './lint-scripts.ts';
import type { LintedPage } from './linted-page.ts';
import { ANY, isList, isMap, LiteralReader, UNKNOWN, type Written, type WrittenValue } from './literals.ts';
import { isSlip } from '../lib/text/slip.ts';
import { isPlainBetween } from './template-text.ts';

const KNOWN = Object.keys(DEFAULTS);

/** Reports what is wrong with the scripts of page settings: how they are written, and what is in them. */
export function checkSettingsScripts(page: LintedPage): void {
  const { report } = page;
  // what users write may have any id, but is no script
  const elements = page.elements.filter((each) => each.name === 'script' || page.counts(each));
  let first: WrittenElement | undefined;
  for (const element of elements) {
    const id = attributeNamed(element, 'id');
    const type = element.name === 'script' ? typeOf(element) : 'none';
    if (!id) continue;
    if (id.value !== PAGE_SETTINGS_ID) {
      if (type === JSON_TYPE && isMisspelt(id.value))
        report(
          id.at,
          'unknown-setting',
          `the page settings are not read from "${id.value}". Did you mean id="${PAGE_SETTINGS_ID}"?`,
        );
    } else if (element.name !== 'script')
      report(
        element.at,
        'json',
        `page settings are only read from a script, not from a <${element.name}>. Write <script type="${JSON_TYPE}" id="${PAGE_SETTINGS_ID}">.`,
      );
    else if (type !== undefined && type !== JSON_TYPE)
      report(element.at, 'json', `this script with the page settings ${wrongType(type)}`);
    else {
      if (first && isPlainBetween(first.at, element.at, page))
        report(
          element.at,
          'json',
          `there is more than one script#${PAGE_SETTINGS_ID}, and only the first counts. Take this one away.`,
        );
      first ??= element;
      checkSettingsScript(page, element);
    }
  }
}

const isMisspelt = (id: string): boolean => {
  const [written, meant] = [bareName(id), bareName(PAGE_SETTINGS_ID)];
  return written === meant || isSlip(written, meant);
};

function checkSettingsScript(page: LintedPage, { at, inside, end }: WrittenElement): void {
  const json = page.masked.slice(inside, end);
  if (json.includes(ANY) || readPageSettings(json).wrong)
    return checkSettings(page, new LiteralReader(page.masked, inside).value(/</y));
  for (const sentence of settingsMistakes(json, undefined, KNOWN)) page.report(at, 'json', sentence);
}

/** Reports misspelt settings and wrong values. Other unknown names may be arguments of the helper, which some languages write among the settings. */
export function checkSettings({ report }: LintedPage, { value }: Written): void {
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
  const { wrong: refused, settings } = readPageSettings(json);
  const mistakes = [...settingsMistakes(json, refused, KNOWN), ...relativeAddresses(settings)];
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
