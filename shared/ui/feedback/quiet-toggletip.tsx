// chunk: ui
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { documentMember } from '../../lib/dom/native-dom.ts';
import { useIntoView } from '../content/into-view.tsx';
import { isInCell } from '../controls/use-cell.ts';
import type { Failure } from './failure.ts';
import css from './quiet-toggletip.css?inline';
import { useStyles } from '../styles.ts';
import { useUi } from '../ui-context.ts';
import { useDismiss } from '../popover/use-dismiss.ts';
import { usePlaceClear } from '../popover/use-place-clear.ts';
import { useWindowEvent } from '../use-window-event.ts';

interface QuietToggletipProps {
  /** The quiet mark that it belongs to. */
  box: RefObject<HTMLElement | null>;
  words: string;
  /** Whether the request has failed; otherwise it takes long. */
  hasFailed: boolean;
  failure: Failure | undefined;
  /** Label of the reload button, if the failure offers one. */
  reload: string | undefined;
  shown: 'icon' | 'open' | 'sentence';
  onShow: (shown: QuietToggletipProps['shown']) => void;
}

/** The width that a sentence and its button need beside a control without moving what is below, in px. */
const SENTENCE_PX = 480;

/** Closes the open panel. Only one is open at a time, the latest. */
let closeOpen: (() => void) | undefined;

/**
 * The visible part of a quiet mark. The advice must be visible without hovering: where there is space, the sentence is shown beside its control.
 * Elsewhere, and in table cells, which it would widen, a panel opens by itself once and closes when the person goes on; an icon button opens
 * it again. In a form of the widget it would cover what is written, and nothing but its buttons is below: there the sentence is shown, too.
 * That a request takes long is only said in a panel, which moves nothing while the person goes on with other rows.
 */
export function QuietToggletip({
  box,
  words,
  hasFailed,
  failure,
  reload,
  shown,
  onShow,
}: QuietToggletipProps): ReactNode {
  useStyles(css, 'ui');
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  /** What the panel is about, where the mark shows nothing itself. */
  const control = useRef<HTMLElement>(null);
  const isOpen = shown === 'open';
  const ui = useUi();
  const { root } = ui;
  useLayoutEffect(() => {
    const before = box.current?.previousElementSibling;
    control.current = before instanceof HTMLElement ? before : box.current;
    const room = (box.current?.closest('.dw') ?? documentMember('body')).clientWidth;
    const isInForm = box.current?.closest('form, dialog') !== null;
    const isPanel = !hasFailed || (!isInForm && (isInCell(root) || room < SENTENCE_PX));
    onShow(isPanel ? 'open' : 'sentence');
  }, [box, root, hasFailed, failure, onShow]);
  useIntoView(box, shown === 'sentence' && failure, true);
  const close = (): void => {
    // the panel disappears with its buttons
    if (panel.current?.contains(root.activeElement)) button.current?.focus({ preventScroll: true });
    onShow('icon');
  };
  usePlaceClear(panel, hasFailed ? button : control, isOpen);
  useOnlyOne(isOpen, close);
  useDismiss(box, isOpen, close);
  // wherever the focus is, because the panel opens by itself; a surrounding dialog stays open
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  useWindowEvent('keydown', closeOnEscape, { capture: true, active: isOpen });

  const reloadButton = reload && ui.reload && (
    <button type="button" className="ui-quiet-reload" onClick={ui.reload}>
      {reload}
    </button>
  );
  if (shown === 'sentence') return reloadButton;
  return (
    <>
      {hasFailed && (
        <button
          ref={button}
          type="button"
          className="ui-quiet-icon"
          aria-label={words}
          title={words}
          aria-expanded={isOpen}
          onClick={() => onShow(isOpen ? 'icon' : 'open')}
        />
      )}
      {isOpen && (
        <span ref={panel} className="ui-popover ui-quiet-panel">
          <span>{words}</span>
          {reloadButton}
        </span>
      )}
    </>
  );
}

function useOnlyOne(isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    closeOpen?.();
    const closeThis = (): void => onClose();
    closeOpen = closeThis;
    return () => {
      if (closeOpen === closeThis) closeOpen = undefined;
    };
  }, [isOpen]);
}
