import { nearestValue } from './dom/composed-tree.ts';
import { documentMember } from './dom/native-dom.ts';
import { type Locale, localeOf } from '../lib/index.ts';
import { pageSettings } from './settings/page-settings.ts';

/**
 * The language that the page asks for (D26): by the nearest `data-locale`, else by the page setting `locale`, which may name the page's
 * `<html lang>`. That alone asks for nothing: a stock page says `lang="en"` whatever is written on it.
 * @param around the element, whose ancestors count too
 */
export function askedLocale(around: Element | null): Locale | undefined {
  const setting = pageSettings().locale;
  const ofPage = setting === 'page' ? documentMember('documentElement').lang : setting;
  return localeOf(nearestValue(around, 'data-locale')) ?? localeOf(ofPage);
}
