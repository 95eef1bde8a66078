/** The languages a widget can speak (D22). */
export type Locale = 'ms' | 'en';

/** Which of them a language tag names, such as `ms-MY` or `en`; nothing for any other. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const [language] = (tag ?? '').toLowerCase().split('-');
  return language === 'ms' || language === 'en' ? language : undefined;
}
