import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useIntoView } from '../../content/index.ts';
import { type Failure, useUi } from '../../base/index.ts';
import css from './status-toggletip.css?inline';
import { useStyles } from '../../common/index.ts';
import { useDismiss, useAnchoredPopover } from '../../popover/index.ts';
import { useWindowEvent } from '../../hooks/index.ts';

interface StatusToggletipProps {
  /** The quiet mark that it belongs to. */
  box: RefObject<HTMLElement | null>;
  hasRoom: boolean;
  words: string;
  /** Whether the request has failed; otherwise it takes long. */
  hasFailed: boolean;
  failure: Failure | undefined;
  /** Label of the reload button, if the failure offers one. */
  reload: string | undefined;
  shown: 'icon' | 'open' | 'sentence';
  onShow: (shown: StatusToggletipProps['shown']) => void;
}

/** Of the panel, in px. */
const SIZE = { width: 260, height: 120 };

/**
 * The visible part of a quiet mark (D32): an icon that shows the sentence on demand, or by itself when the session ended (W4); where there
 * is room, the sentence.
 */
export function StatusToggletip({
  box,
  hasRoom,
  words,
  hasFailed,
  failure,
  reload,
  shown,
  onShow,
}: StatusToggletipProps): ReactNode {
  useStyles(css, 'ui');
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = shown === 'open';
  const ui = useUi();
  useLayoutEffect(() => {
    onShow(hasFailed && hasRoom ? 'sentence' : failure?.onlyReloadHelps ? 'open' : 'icon');
  }, [hasRoom, hasFailed, failure, onShow]);
  useIntoView(box, shown === 'sentence' && failure, true);
  const close = (): void => {
    // the panel disappears with its buttons
    if (box.current?.contains(ui.root.activeElement)) button.current?.focus({ preventScroll: true });
    onShow('icon');
  };
  useDismiss(box, isOpen, close);
  // wherever the focus is, because the panel may open by itself; a surrounding dialog stays open
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  useWindowEvent('keydown', closeOnEscape, { capture: true, active: isOpen });

  const reloadButton = reload && ui.reload && (
    <button type="button" className="ui-status-reload" onClick={ui.reload}>
      {reload}
    </button>
  );
  if (shown === 'sentence') return reloadButton;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ui-status-icon"
        aria-label={words}
        title={words}
        aria-expanded={isOpen}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onShow('open')}
        onClick={() => onShow(isOpen ? 'icon' : 'open')}
      />
      {isOpen && (
        <Panel anchor={button}>
          <span>{words}</span>
          {reloadButton}
        </Panel>
      )}
    </>
  );
}

function Panel({ anchor, children }: { anchor: RefObject<HTMLElement | null>; children: ReactNode }): ReactNode {
  const panel = useRef<HTMLSpanElement>(null);
  useAnchoredPopover(panel, anchor, SIZE);
  return (
    <span ref={panel} className="ui-popover ui-status-panel">
      {children}
    </span>
  );
}
