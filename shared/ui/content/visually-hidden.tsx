import type { ComponentProps } from 'react';
import { useStyles } from '../common/index.ts';
import css from './visually-hidden.css?inline';

/** Text for screen readers only. */
export function VisuallyHidden({ className = '', ...rest }: ComponentProps<'span'>) {
  useStyles(css, 'ui');
  return <span {...rest} className={`ui-hidden ${className}`} />;
}
