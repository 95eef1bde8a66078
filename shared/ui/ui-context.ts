// chunk: core
import { createContext, useContext } from 'react';
import type { Locale } from '../lib/locale.ts';

export type { Locale };

/** Where a widget is drawn, and in which language. */
export interface Ui {
  /** The tree the widget's elements live in; style sheets are adopted here and menus stay inside it. */
  readonly root: ShadowRoot | Document;
  readonly locale: Locale;
  /** Fires when the widget is taken away or its element stands for another item: what was asked or said for it is over. */
  readonly left?: AbortSignal;
}

/** The runtime provides one per widget. Without it (a story, a test of one control) the page itself is the root, in Malay. */
export const UiContext = createContext<Ui | null>(null);

let page: Ui | undefined;

/** The root and language of the widget this component belongs to. */
export function useUi(): Ui {
  return useContext(UiContext) ?? (page ??= { root: document, locale: 'ms' });
}
