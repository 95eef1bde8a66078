import { type ComponentProps, type MouseEvent, useImperativeHandle, useRef } from 'react';
import { Spinner } from './spinner.tsx';
import { useStyles } from '../common/index.ts';
import css from './button.css?inline';
import { useCell } from '../switch/index.ts';
import { useHandOnFocus } from './use-hand-on-focus.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` gold, `danger` red (DAFTAR), `quiet` outlined, `link` looks like a link, with size `s` (rows of tables) only while hovered or focused. Default `quiet`. */
  variant?: 'primary' | 'danger' | 'quiet' | 'link';
  /** `m` is 44 px high (member screens), `s` 32 px (admin). Default `m`. */
  size?: 'm' | 's';
  /** The action is pending: the button keeps its width and the focus, and a click does nothing (W8). */
  busy?: boolean;
}

/**
 * A button. It submits a form only with `type="submit"`, and then once for each press, however long the key is held (press-guard.ts). When it disappears while it has the focus, what stays around it gets the focus.
 */
export function Button({
  variant = 'quiet',
  size = 'm',
  busy = false,
  className = '',
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps) {
  useStyles(css, 'ui');
  useCell();
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current!); // called when the button is rendered
  useHandOnFocus(own);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: a disabled button would lose the focus while its action is pending
    if (busy || rest['aria-disabled'] === true) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      ref={own}
      {...(rest.type === 'submit' && { 'data-once': '' })}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      part="button"
      className={`ui-button ui-${variant} ui-${size} ${className}`}
      onClick={click}
    >
      <span className="ui-button-words">{children}</span>
      {busy && <Spinner size={18} />}
    </button>
  );
}
