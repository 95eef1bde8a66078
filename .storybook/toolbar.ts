/** What the toolbar above every story offers; decorators.tsx and the mocks act on it. The first value of each changes nothing. */
import type { GlobalTypes } from 'storybook/internal/csf';
import type { Network } from './network.ts';
import { NO_OVERRIDES, type Overrides } from './theme-editor/theme-css.ts';

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

export interface Toolbar {
  theme: 'light' | 'dark' | 'both';
  locale: '' | 'ms' | 'en';
  direction: 'ltr' | 'rtl';
  network: Network;
  host: '' | 'bootstrap-3' | 'bootstrap-5' | 'tailwind' | 'dark';
  /** `--dw-density`. */
  density: '' | 'compact';
  /** What was set in the theme editor. */
  tokens: Overrides;
}

/** @param none the value that switches nothing: its button is not lit, and has the menu's title */
const menu = <Value extends string>(title: string, icon: Icon, none: Value, items: Record<Value, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries<string>(items).map(([value, words]) => ({
      value,
      title: words,
      type: value === none ? ('reset' as const) : ('item' as const),
    })),
  },
});

export const globalTypes = {
  theme: menu<Toolbar['theme']>('Mode', 'contrast', 'light', {
    light: 'Light',
    dark: 'Dark',
    both: 'Light and dark',
  }),
  locale: menu<Toolbar['locale']>('Language', 'globe', '', {
    '': 'Its language',
    ms: 'Bahasa Melayu',
    en: 'English',
  }),
  direction: menu<Toolbar['direction']>('Direction', 'transfer', 'ltr', { ltr: 'Left to right', rtl: 'Right to left' }),
  network: menu<Toolbar['network']>('Network', 'rss', '', {
    '': 'As usual',
    slow: 'Slow (3 s)',
    offline: 'Offline',
    '500': 'Fault (500)',
    '401': 'Session over (401)',
    '419': 'Page too old (419)',
    empty: 'Nothing there yet',
  }),
  host: menu<Toolbar['host']>('Host page', 'browser', '', {
    '': 'Plain page',
    'bootstrap-3': 'Bootstrap 3',
    'bootstrap-5': 'Bootstrap 5',
    tailwind: 'Tailwind',
    dark: 'Dark page',
  }),
  density: menu<Toolbar['density']>('Density', 'paintbrush', '', { '': 'Comfortable', compact: 'Compact' }),
};

export const initialGlobals: Toolbar = {
  theme: 'light',
  locale: '',
  direction: 'ltr',
  network: '',
  host: '',
  density: '',
  tokens: NO_OVERRIDES,
};

/** Widths of the specification's devices, in px. */
export const viewports = Object.fromEntries(
  [320, 360, 768, 1280].map((width) => [
    `px${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '800px' }, type: 'other' as const },
  ]),
);
