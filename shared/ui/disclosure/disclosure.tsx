import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import css from './disclosure.css?inline';
import { Icon } from '../content/index.ts';
import { useStyles } from '../common/index.ts';

interface DisclosureProps {
  /** Always visible; its line breaks are kept. */
  title: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A heading that shows and hides the content below it (disclosure pattern of the ARIA Authoring Practices). The browser's find-in-page opens it.
 */
export function Disclosure({ title, open: begins = false, children }: DisclosureProps): ReactNode {
  useStyles(css, 'ui');
  const [open, setOpen] = useState(begins);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // React writes `hidden` only as a boolean attribute
  useLayoutEffect(() => {
    if (open) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  // a native listener, because React does not see clicks on content that the page has slotted into the title
  useEffect(() => {
    const head = button.current;
    const toggle = (): void => setOpen((now) => !now);
    head?.addEventListener('click', toggle);
    return () => head?.removeEventListener('click', toggle);
  }, []);
  useEffect(() => {
    const element = panel.current;
    const found = (): void => setOpen(true);
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, []);
  return (
    <div className="ui-disclosure" part="disclosure">
      <button
        ref={button}
        type="button"
        className="ui-disclosure-head"
        part="button"
        aria-expanded={open}
        aria-controls={panelId}
      >
        <span dir="auto">{title}</span>
        <Icon name="down" />
      </button>
      <div ref={panel} id={panelId}>
        <div className="ui-disclosure-body">{children}</div>
      </div>
    </div>
  );
}
