// chunk: ui
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from './spinner.tsx';
import { useStyles } from './styles.ts';
import css from './button.css?inline';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` gold, `danger` red (DAFTAR), `quiet` outlined, `link` looks like a link. Default `quiet`. */
  variant?: 'primary' | 'danger' | 'quiet' | 'link';
  /** `m` is 44 px high (member screens), `s` 32 px (admin). Default `m`. */
  size?: 'm' | 's';
  /** What it started is running: it keeps its width and the focus, and a click does nothing (W8). */
  busy?: boolean;
}

/** A button. It submits a form only when asked to with `type="submit"`. */
export function Button({
  variant = 'quiet',
  size = 'm',
  busy = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  useStyles(css);
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled instead of disabled: a disabled button would lose the focus in the middle of the person's work
    if (busy || rest['aria-disabled'] === true) return event.preventDefault();
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
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
