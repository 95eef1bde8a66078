import { type ReactNode, type RefObject, useRef } from 'react';
import { StillWorking } from './still-working.tsx';
import { useBarHeight } from './use-bar-height.ts';
import type { Elements } from '../base/index.ts';
import { useStyles } from '../common/index.ts';
import css from './action-bar.css?inline';

interface ActionBarProps {
  className: string;
  /** The accessible name of a bar that is a landmark. */
  label?: string;
  /** The bar holds only empty live regions, and takes no space. */
  empty?: boolean;
  /** There is nothing to act on yet, so the bar does not stick, where it would cover the options. */
  idle?: boolean;
  /** The screen around the bar. A focused element in it is scrolled out from under the bar. */
  around: RefObject<HTMLElement | null>;
  busy: boolean;
  children: Elements;
}

/** A summary of the choice, and the button that acts on it. Sticks to the lower edge of the window while there is something to do. */
export function ActionBar({
  className,
  label,
  empty = false,
  idle = false,
  around,
  busy,
  children,
}: ActionBarProps): ReactNode {
  useStyles(css, 'ui');
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, around, '--_bar');
  return (
    <section
      ref={bar}
      className={`ui-action-bar ${className}`}
      aria-label={label}
      data-empty={empty || undefined}
      data-idle={idle || undefined}
    >
      {children}
      <StillWorking busy={busy} />
    </section>
  );
}
