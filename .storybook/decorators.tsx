import type { Decorator } from '@storybook/react-vite';
import type { Args } from 'storybook/internal/csf';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { PageLook } from './support/page-look.ts';
import { useHostStyles } from './host-styles.ts';
import { setNetwork } from './network.ts';
import { snippetWith } from './property-controls.ts';
import { Refusal } from './refusal.tsx';
import { initialGlobals, type Toolbar } from './toolbar.ts';

/** Shows a story on a host page as the toolbar is set, with the properties that were changed in the controls. */
export const onHostPage: Decorator = (Story, { args, initialArgs, title, globals, viewMode }) => {
  // Storybook knows globals as any values; the toolbar declares these
  const toolbar = { ...initialGlobals, ...(globals as Partial<Toolbar>) };
  // set before the first request
  setNetwork(toolbar.network);
  const shown: Args = typeof args.html === 'string' ? { ...args, html: snippetWith(title, args, initialArgs) } : args;
  return (
    // not on a docs page, where the style sheet would apply to the whole page
    <HostPages {...toolbar} host={viewMode === 'docs' ? '' : toolbar.host}>
      <StrictMode>
        <Story args={shown} />
        {shown.html !== args.html && <Refusal key={shown.html} />}
      </StrictMode>
    </HostPages>
  );
};

function HostPages({ theme, locale, direction, host, density, tokens, children }: Toolbar & { children: ReactNode }) {
  useHostStyles(host);
  useTokens(tokens, theme);
  const themes = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  return (
    <div className="dw-host-pages">
      {themes.map((each, at) => (
        <div
          key={at === 0 ? 'first' : 'second'} // another theme keeps what is open
          className="dw-host-page"
          data-host={host}
          data-theme={each}
          data-locale={locale || undefined}
          dir={direction}
          style={{ '--dw-density': density || undefined, ...tokens[each] }}
        >
          <PageLook value={{ theme: each, locale: locale || undefined }}>{children}</PageLook>
        </div>
      ))}
    </div>
  );
}

/** On the root, where popups of the page find them. Where both themes are shown, each has its own on its part of the page. */
function useTokens(tokens: Toolbar['tokens'], theme: Toolbar['theme']): void {
  const set = theme === 'both' ? undefined : tokens[theme];
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    if (theme !== 'both') dataset['theme'] = theme;
    for (const [token, value] of Object.entries(set ?? {})) style.setProperty(token, value);
    return () => {
      delete dataset['theme'];
      for (const token of Object.keys(set ?? {})) style.removeProperty(token);
    };
  }, [set, theme]);
}
