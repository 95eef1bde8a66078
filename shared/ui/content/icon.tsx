import type { ComponentProps } from 'react';
import { useStyles } from '../common/index.ts';
import css from './icon.css?inline';

/** Paths of line icons in a 24 px square. */
const paths = {
  check: 'm5 12.5 4.5 4.5L19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  alert: 'M12 8v5m0 3.2v.1M12 3 2.5 20h19L12 3Z',
  info: 'M12 11v6m0-9.2v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  down: 'm5 9 7 7 7-7',
  up: 'm5 15 7-7 7 7',
  sort: 'm7.5 9.5 4.5-5 4.5 5m-9 5 4.5 5 4.5-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9m0-5v5h-5',
  plus: 'M12 5v14M5 12h14',
  bin: 'M4.5 7h15M10 7V4.5h4V7m-8 0 1 13h10l1-13M10 11v5m4-5v5',
  image: 'M4 5h16v14H4V5Zm0 11 5-5 4 4 2.5-2.5L20 17M15.5 9v.1',
  copy: 'M9 9h11v11H9V9Zm-3 6H4V4h11v2',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.7-3.6 3.6-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
  calendar: 'M4 6h16v14H4V6Zm0 5h16M8.5 3.5v4m7-4v4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3.2 2',
  file: 'M6 3.5h8l4 4v13H6v-17Zm8 0v4h4',
  minus: 'M5 12h14',
  grip: 'M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1',
  upload: 'M12 16V5m-5 5 5-5 5 5M5 19.5h14',
} as const;

export type IconName = keyof typeof paths;

/** @internal for the list of icons in Storybook */
export const iconNames = /* @__PURE__ */ Object.keys(paths) as IconName[]; // `Object.keys` forgets that the names are these

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  name: IconName;
  /** Size in px, default 20. */
  size?: number;
}

/** A decorative icon in the colour of the surrounding text, hidden from screen readers. */
export function Icon({ name, size = 20, className = '', ...rest }: IconProps) {
  useStyles(css, 'ui');
  return (
    <svg aria-hidden="true" {...rest} className={`ui-icon ${className}`} width={size} height={size} viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
