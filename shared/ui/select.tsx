// chunk: ui
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import css from './select.css?inline';
import { useStyles } from './styles.ts';
import inputCss from './text-input.css?inline';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** `m` is 44 px high (member screens), `s` 32 px (admin). Default `m`. */
  size?: 'm' | 's';
}

/** The browser's own list of choices, best for a few: a phone shows it in its own way. Children are `<option>`s. */
export function Select({ size = 'm', className = '', ...rest }: SelectProps) {
  useStyles(inputCss);
  useStyles(css);
  return (
    <span className="ui-select">
      <select part="select" {...rest} className={`ui-input ui-${size} ${className}`} />
      <Icon name="down" size={16} />
    </span>
  );
}
