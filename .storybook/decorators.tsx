import type { Decorator } from '@storybook/react-vite';
import type { Args } from 'storybook/internal/csf';
import { type CSSProperties, type ReactNode, StrictMode, useEffect } from 'react';
import { PageLook } from '../stories/support/page-look.ts';
import { useHostStyles } from './host-styles.ts';
import { setNetwork } from './network.ts';
import { StoryFrames } from './story-frames.tsx';
import { snippetWith } from './property-controls.ts';
import { setReducedMotion } from './reduced-motion.ts';
import { Refusal } from './refusal.tsx';
import { initialGlobals, type Toolbar } from './toolbar.ts';

/** Shows a story on a host page as the toolbar is set, with the properties that were changed in the controls. */
export const onHostPage: Decorator = (Story, context) => {
  const { id, name, args, initialArgs, title, globals, viewMode } = context;
  // Storybook knows globals as any values; the toolbar declares these
  const { theme, ...toolbar } = { ...initialGlobals, ...(globals as Partial<Toolbar>) };
  if (theme === 'both') {
    const values = { now: args, first: initialArgs };
    return (
      <StoryFrames id={id} name={name} globals={{ ...toolbar, theme }} args={values} fills={viewMode !== 'docs'} />
    );
  }
  // set before the first request and before the first style sheet of a widget
  setNetwork(toolbar.network);
  setReducedMotion(toolbar.motion === 'reduced');
  const shown: Args = typeof args.html === 'string' ? { ...args, html: snippetWith(title, args, initialArgs) } : args;
  return (
    // not on a docs page, where the style sheet would apply to the whole page
    <HostPage {...toolbar} theme={theme} host={viewMode === 'docs' ? '' : toolbar.host}>
      <StrictMode>
        <Story args={shown} />
        {shown.html !== args.html && <Refusal key={shown.html} />}
      </StrictMode>
    </HostPage>
  );
};

type HostPageProps = Toolbar & { theme: 'light' | 'dark'; children: ReactNode };

function HostPage({ theme, locale, direction, host, look, tokens, children }: HostPageProps) {
  const isStyled = useHostStyles(host);
  useTokens(tokens[theme]);
  return (
    <div
      className="dw-host-page"
      data-host={host}
      data-theme={theme}
      data-locale={locale || undefined}
      // makes widgets take the font of the host page
      data-look={isStyled && look.startsWith('host') ? 'host' : undefined}
      dir={direction}
      // React's type has no custom properties
      style={{ '--dw-density': look.endsWith('compact') ? 'compact' : undefined, ...tokens[theme] } as CSSProperties}
    >
      <PageLook value={{ theme, locale: locale || undefined }}>{children}</PageLook>
    </div>
  );
}

/** On the root, where popups of the page find them. */
function useTokens(set: Record<string, string>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    for (const [token, value] of Object.entries(set)) style.setProperty(token, value);
    return () => {
      for (const token of Object.keys(set)) style.removeProperty(token);
    };
  }, [set]);
}
