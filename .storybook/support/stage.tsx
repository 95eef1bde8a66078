import { type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../../shared/lib/index.ts';
import { UiContext } from '../../shared/ui/base/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { tokensCss as tokens } from '../../shared/ui/tokens/index.ts';
import { PageLook } from './page-look.ts';

interface StageProps {
  /** Default: as the page around it is set. */
  theme?: 'light' | 'dark' | 'auto';
  locale?: Locale;
  /** In a shadow root as on a host's page, instead of the document. */
  shadow?: boolean;
  children: ReactNode;
}

/** What the runtime puts around a widget, for showing and testing a control by itself. */
export function Stage({ locale: own = 'ms', shadow = false, ...rest }: StageProps) {
  const locale = useContext(PageLook).locale ?? own;
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

function Frame({ theme, locale, children }: StageProps) {
  useStyles(tokens, 'tokens');
  const pageLook = useContext(PageLook);
  return (
    <div
      className="dw"
      data-theme={theme ?? pageLook.theme}
      lang={locale}
      style={{ padding: 16, background: 'var(--_surface)' }}
    >
      {children}
    </div>
  );
}
