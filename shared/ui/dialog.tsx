// chunk: dialog
import { type ReactNode, type SyntheticEvent, useId, useReducer, useRef } from 'react';
import { Button } from './button.tsx';
import css from './dialog.css?inline';
import { Icon } from './icon.tsx';
import { useStyles } from './styles.ts';
import { useText } from './text.ts';
import { uiText } from './ui.text.ts';
import { useBarHeight } from './use-bar-height.ts';
import { type ModalFocus, useModal } from './use-modal.ts';

export interface DialogProps extends ModalFocus {
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
  className?: string;
}

/**
 * A native modal dialog; on phones a sheet of full height. Its children stay mounted while it is closed, so what was typed
 * is there again on reopening; render them conditionally to forget.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, size = 'm', locked = false, className = '' } = props;
  useStyles(css);
  const words = useText(uiText);
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLElement>(null);
  const foot = useRef<HTMLElement>(null);
  const pressedBackdrop = useRef(false);
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useBarHeight(head, ref, '--_head');
  useBarHeight(foot, ref, '--_foot');
  useModal(ref, open, props);

  // a file chooser inside sends cancel events too, and they bubble
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  const ask = () => locked || onClose();

  return (
    // the backdrop is a convenience of the pointer; Escape and the close button do the same by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={`ui-dialog ui-${size} ${className}`}
      part="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        ask();
      }}
      onClose={(event) => {
        // browsers close it themselves on a second Escape; where that was not wanted it is shown again
        if (!isOwn(event) || !open || event.currentTarget.open) return;
        ask();
        lookAgain();
      }}
      onPointerDown={(event) => (pressedBackdrop.current = isOwn(event))}
      onClick={(event) => props.closeOnBackdrop && pressedBackdrop.current && isOwn(event) && ask()}
    >
      <div className="ui-dialog-inner">
        <header ref={head} className="ui-dialog-head">
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
        <footer ref={foot} className="ui-dialog-actions" hidden={!actions}>
          {actions}
        </footer>
      </div>
    </dialog>
  );
}
