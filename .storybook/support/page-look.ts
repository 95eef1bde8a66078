import { createContext } from 'react';
import type { Locale } from '../../shared/lib/index.ts';

/** The theme and language of the page around a story, for controls that are shown without a widget and so read no attributes. */
export const PageLook = createContext<{ theme: 'light' | 'dark'; locale: Locale | undefined }>({
  theme: 'light',
  locale: undefined,
});
