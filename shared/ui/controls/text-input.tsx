import type { ComponentProps } from 'react';
import css from './text-input.css?inline';
import { useStyles } from '../common/index.ts';
import { useTypedText } from './use-typed-text.ts';

type Size = 'm' | 's';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** `m` is 44 px high (member screens), `s` 32 px (admin). Default `m`. */
  size?: Size;
}

/** One line of text. Its direction follows the typed text, because names may be in any script. */
export function TextInput({ size = 'm', className = '', ...rest }: TextInputProps) {
  useStyles(css, 'ui');
  useTypedText();
  return <input type="text" dir="auto" part="input" {...rest} className={`ui-input ui-${size} ${className}`} />;
}

export interface TextAreaProps extends ComponentProps<'textarea'> {
  size?: Size;
}

/** Several lines of text. It grows with its text in browsers that support that. */
export function TextArea({ size = 'm', className = '', ...rest }: TextAreaProps) {
  useStyles(css, 'ui');
  useTypedText();
  return <textarea part="input" rows={3} {...rest} className={`ui-input ui-area ui-${size} ${className}`} />;
}
