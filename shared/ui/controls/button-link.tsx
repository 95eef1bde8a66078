import type { ComponentProps } from 'react';
import { useStyles } from '../common/index.ts';
import css from './button.css?inline';
import type { ButtonProps } from './button.tsx';

export interface ButtonLinkProps extends ComponentProps<'a'>, Pick<ButtonProps, 'variant' | 'size'> {}

/**
 * A link that looks like a button, for what leads to another page.
 */
export function ButtonLink({ variant = 'quiet', size = 'm', className = '', children, ...rest }: ButtonLinkProps) {
  useStyles(css, 'ui');
  return (
    <a {...rest} part="button" className={`ui-button ui-${variant} ui-${size} ${className}`}>
      <span className="ui-button-words">{children}</span>
    </a>
  );
}
