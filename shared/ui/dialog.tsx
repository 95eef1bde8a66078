import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { focusedElement } from '../lib/composed-tree.ts';
import { addModal } from '../lib/open-modals.ts';
import { lockPageScroll } from '../lib/scroll-lock.ts';
import { Button } from './button.tsx';
import css from './dialog.css?inline';
import { Icon } from './icon.tsx';
import { useStyles } from './styles.ts';
import { useText } from './text.ts';
import { uiText } from './ui.text.ts';

export interface DialogProps {
  open: boolean;
  /** The person wants it closed: close button, Escape, or the backdrop where allowed. It stays open until `open` is false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, in reach of the thumb on a phone. */
  actions?: ReactNode;
  /** 420, 560 or 880 px wide at most, or the whole screen. */
  size?: 's' | 'm' | 'l' | 'full';
  /** Something runs that should not be walked away from: closing does nothing. */
  locked?: boolean;
  /** A click beside it closes it. Not for forms: a slip of the finger would look like lost work. */
  closeOnBackdrop?: boolean;
  /** Gets the focus on opening, instead of the first field or else the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing, when the element that had it before is gone. */
  returnFocus?: RefObject<HTMLElement | null>;
  className?: string;
}

/**
 * A native modal dialog; on phones a sheet of full height. Its children stay mounted while it is closed, so what was typed
 * is there again on reopening; render them conditionally to forget.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    actions,
    size = 'm',
    locked = false,
    closeOnBackdrop = false,
    className = '',
  } = props;
  useStyles(css);
  const words = useText(uiText);
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useModal(ref, props);

  const ask = () => locked || onClose();
  const isBackdrop = (event: MouseEvent) => event.target === ref.current;
  // a file chooser inside sends cancel events too, and they bubble
  const own = (act: () => void) => (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    act();
  };
  // browsers close it themselves on a second Escape; when that was not wanted it is shown again
  const closedByBrowser = () => {
    if (!open || ref.current?.open) return;
    ask();
    lookAgain();
  };

  return (
    // the backdrop is a convenience of the pointer; Escape and the close button do the same by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={`ui-dialog ui-${size} ${className}`}
      part="dialog"
      aria-labelledby={titleId}
      onCancel={own(ask)}
      onClose={own(closedByBrowser)}
      onPointerDown={(event) => (pressedBackdrop.current = isBackdrop(event))}
      onClick={(event) => closeOnBackdrop && pressedBackdrop.current && isBackdrop(event) && ask()}
    >
      <div className="ui-dialog-inner">
        <header className="ui-dialog-head">
          <h2 id={titleId} className="ui-dialog-title" tabIndex={-1} dir="auto">
            {title}
          </h2>
          <Button
            className="ui-dialog-close"
            variant="link"
            aria-label={words.close}
            aria-disabled={locked}
            onClick={ask}
          >
            <Icon name="cross" />
          </Button>
        </header>
        <div className="ui-dialog-body">{children}</div>
        {actions && <footer className="ui-dialog-actions">{actions}</footer>}
        {/* toasts of the page come here while everything else is inert */}
        <slot name="dw-toast" />
      </div>
    </dialog>
  );
}

/** Shows and closes the element, and brings the focus in and back out. */
function useModal(ref: RefObject<HTMLDialogElement | null>, { open, initialFocus, returnFocus }: DialogProps) {
  const release = useRef<(() => void) | null>(null);
  const hide = () => {
    release.current?.();
    release.current = null;
  };
  // on every render: the browser may have closed it behind our back
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!open || (release.current && !dialog.open)) hide();
    if (open && !dialog.open) release.current = show(dialog, initialFocus?.current ?? null, returnFocus);
  });
  useEffect(() => hide, []);
}

function show(
  dialog: HTMLDialogElement,
  initialFocus: HTMLElement | null,
  returnFocus?: RefObject<HTMLElement | null>,
) {
  const before = focusedElement();
  dialog.showModal();
  const unlock = lockPageScroll();
  const remove = addModal(dialog);
  const field = dialog.querySelector<HTMLElement>(
    '.ui-dialog-body :is(input:not([type=hidden]), select, textarea, [data-autofocus]):not(:disabled)',
  );
  (initialFocus ?? field ?? dialog.querySelector<HTMLElement>('.ui-dialog-title'))?.focus();
  return () => {
    dialog.close();
    remove();
    unlock();
    const back = before?.isConnected ? before : returnFocus?.current;
    back?.focus({ preventScroll: true });
  };
}
