import type { ComponentProps } from 'react';
import { Icon } from '../content/index.ts';
import css from './select.css?inline';
import { useStyles } from '../common/index.ts';
import { textInputCss as inputCss } from '../controls/index.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** `m` is 44 px high (member screens), `s` 32 px (admin). Default `m`. */
  size?: 'm' | 's';
}

/**
 * The browser's own list, best for few choices, because a phone shows it in its own way. Children are `<option>` elements.
 */
export function Select({ size = 'm', className = '', ...rest }: SelectProps) {
  useStyles(inputCss, 'ui');
  useStyles(css, 'ui');
  return (
    <span className="ui-select ui-with-icon">
      <select part="select" {...rest} className={`ui-input ui-${size} ${className}`} />
      <Icon name="down" size={16} />
    </span>
  );
}
