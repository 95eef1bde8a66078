import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { Button, useBarHeight } from '../controls/index.ts';
import css from './dialog.css?inline';
import { Icon } from '../content/index.ts';
import { uiText, useStyles } from '../common/index.ts';
import { type Elements, useText } from '../base/index.ts';
import { type ModalFocus, useModal } from './use-modal.ts';

export interface DialogProps extends Pick<ModalFocus, 'returnFocus'> {
  open: boolean;
  /** Called when the person closes it: close button, Escape, or the backdrop where allowed. It stays open until `open` is false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, where a thumb reaches them on a phone. */
  actions?: Elements;
  /** A dialog has one button that closes it: a cross, or before the `actions` a button with these words. */
  cancel?: string;
  /** As wide as a form or, `l`, as content; `s` does not fill a phone. */
  size?: 's' | 'm' | 'l';
  /** The dialog cannot be closed, because an action runs that should not be interrupted. */
  locked?: boolean;
  /** Whether a click outside closes it. Not for forms, where an accidental click would look like lost work. */
  closeOnBackdrop?: boolean;
}

/**
 * A native modal dialog; on phones a sheet of full height. Its children stay mounted while it is closed, so that input is still there when it
 * opens again; render them conditionally to discard it.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, size = 'm', locked = false, cancel } = props;
  useStyles(css, 'ui');
  const words = useText(uiText);
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const pressedBackdrop = useRef(false);
  useBarHeight(head, inner, 'scroll-padding-top');
  useBarHeight(foot, inner, 'scroll-padding-bottom');
  const requestClose = () => locked || onClose();
  useModal(ref, open, requestClose, props);

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

  return (
    // only pointers need the backdrop; the keyboard has Escape and the close button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={ref}
      className={`ui-dialog ui-${size}`}
      aria-labelledby={titleId}
      onPointerDown={(event) => (pressedBackdrop.current = isOwn(event))}
      onClick={(event) => props.closeOnBackdrop && pressedBackdrop.current && isOwn(event) && requestClose()}
    >
      <div ref={inner} className="ui-dialog-inner" part="dialog" tabIndex={-1}>
        {/* no header and footer: in a dialog they would be landmarks of the page */}
        <div ref={head} className="ui-dialog-head">
          <h2 id={titleId} className="ui-dialog-title" tabIndex={-1} dir="auto">
            {title}
          </h2>
          {!cancel && (
            <Button
              className="ui-dialog-close"
              variant="link"
              aria-label={words.close}
              aria-disabled={locked}
              onClick={requestClose}
            >
              <Icon name="cross" />
            </Button>
          )}
        </div>
        <div className="ui-dialog-body">{children}</div>
        <div ref={foot} className="ui-dialog-actions" hidden={!actions}>
          {cancel && <Button onClick={requestClose}>{cancel}</Button>}
          {actions}
        </div>
      </div>
    </dialog>
  );
}
