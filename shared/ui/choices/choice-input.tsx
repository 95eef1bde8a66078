import type { ComponentProps } from 'react';
import { useStyles } from '../common/index.ts';
import css from './choice-input.css?inline';

/** A checkbox or radio button without its label: the browser's own control in our style. */
export function ChoiceInput({
  className = '',
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { type: 'checkbox' | 'radio' }) {
  useStyles(css, 'ui');
  return <input {...rest} className={`ui-choice-input ${className}`} />;
}
