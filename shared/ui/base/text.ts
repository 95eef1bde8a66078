import { type Locale, useUi } from './ui-context.ts';

/**
 * The texts of a widget or control in both languages; the English record must have the keys of the Malay one. A widget's `<name>.text.ts` exports
 * them as `texts`, a shared one with its own name: `savingText`, `uiText`.
 */
export type Texts<T> = { readonly [L in Locale]: L extends 'ms' ? T : NoInfer<T> } & {
  /** The specification's own words in another language, while the page asks for none (D26). */
  readonly given?: Partial<NoInfer<T>>;
};

/** The texts in the widget's language. */
export function useText<T>(texts: Texts<T>): T {
  const { locale, isAsked } = useUi();
  return isAsked || !texts.given ? texts[locale] : { ...texts[locale], ...texts.given };
}
