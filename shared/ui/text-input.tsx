// chunk: ui
import type { ComponentProps } from 'react';
import css from './text-input.css?inline';
import { useStyles } from './styles.ts';

type Size = 'm' | 's';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** `m` is 44 px high (member screens), `s` 32 px (admin). Default `m`. */
  size?: Size;
}

/** One line of text. Names from the host or server read right in any script, so its direction follows what is typed. */
export function TextInput({ size = 'm', className = '', ...rest }: TextInputProps) {
  useStyles(css);
  return <input type="text" dir="auto" part="input" {...rest} className={`ui-input ui-${size} ${className}`} />;
}

export interface TextAreaProps extends ComponentProps<'textarea'> {
  size?: Size;
}

/** Several lines; it grows with its text where the browser can. */
export function TextArea({ size = 'm', className = '', ...rest }: TextAreaProps) {
  useStyles(css);
  return <textarea dir="auto" part="input" rows={3} {...rest} className={`ui-input ui-area ui-${size} ${className}`} />;
}
