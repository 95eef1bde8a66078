import { createContext, useContext } from 'react';
import type { Locale } from '../../lib/index.ts';

export type { Locale };

/** The surroundings of a widget's components. */
export interface Ui {
  /** The tree that contains the widget's elements. Style sheets are adopted here, and menus stay inside it. */
  readonly root: ShadowRoot | Document;
  readonly locale: Locale;
  /** Whether the page asks for this language; otherwise some of the specification's words are in another one (D26). */
  readonly isAsked?: boolean;
  /** Aborts when the widget is unmounted or its element shows another item; pending questions and messages of the former item then end. */
  readonly left?: AbortSignal;
  /** Reloads the page, for failures after which only that helps. */
  readonly reload?: () => unknown;
}

/** Set by the runtime for each widget. Without it (in a story, or a test of one control) the root is the document and the language Malay. */
export const UiContext = createContext<Ui>({
  get root() {
    return document; // Node has none, and reads this file
  },
  locale: 'ms',
});

/** The surroundings of the widget that contains this component. */
export function useUi(): Ui {
  return useContext(UiContext);
}
