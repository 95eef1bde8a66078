import { type ReactNode, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../../shared/lib/locale.ts';
import { useStyles } from '../../shared/ui/styles.ts';
import tokens from '../../shared/ui/tokens.css?inline';
import { UiContext } from '../../shared/ui/ui-context.ts';

interface StageProps {
  theme?: 'light' | 'dark' | 'auto';
  locale?: Locale;
  /** In a shadow root as on a host's page, instead of the document. */
  shadow?: boolean;
  children: ReactNode;
}

/** What the runtime puts around a widget, for showing and testing a control by itself. */
export function Stage({ locale = 'ms', shadow = false, ...rest }: StageProps) {
  const [root, setRoot] = useState<ShadowRoot | Document | null>(shadow ? null : document);
  const ui = useMemo(() => root && { root, locale }, [root, locale]);
  const frame = ui && (
    <UiContext value={ui}>
      <Frame locale={locale} {...rest} />
    </UiContext>
  );
  if (!shadow) return frame;
  return (
    <div
      ref={(host) => {
        if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
      }}
    >
      {root instanceof ShadowRoot && createPortal(frame, root)}
    </div>
  );
}

function Frame({ theme = 'light', locale, children }: StageProps) {
  useStyles(tokens);
  return (
    <div className="dw" data-theme={theme} lang={locale} style={{ padding: 16, background: 'var(--_surface)' }}>
      {children}
    </div>
  );
}
