import type { KeyboardEvent } from 'react';
import { isShortcut } from '../../lib/index.ts';

/**
 * Where an arrow key, Home or End leads in a group that is one tab stop. What is before the first or after the last is up to the group.
 * @param at index of what has the focus
 * @param columns how many stand in a line; in a single line all arrow keys lead to the neighbours
 * @returns an index, also below 0 or from `count` on; `undefined` for every other key, and for shortcuts
 */
export function arrowKeyTarget(event: KeyboardEvent, at: number, count: number, columns = 1): number | undefined {
  if (isShortcut(event)) return undefined;
  return {
    ArrowRight: at + 1,
    ArrowDown: at + columns,
    ArrowLeft: at - 1,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }[event.key];
}
