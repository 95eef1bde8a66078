/** The languages of the widgets (D22). */
export type Locale = 'ms' | 'en';

/** The language that a tag such as `ms-MY`, `ms_MY` or `en` names; `undefined` for any other. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const [language] = (tag ?? '').toLowerCase().split(/[-_]/);
  return language === 'ms' || language === 'en' ? language : undefined;
}
