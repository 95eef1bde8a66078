import type { CountedMonth } from '../../lib/index.ts';

/** The month that a key moves to in a grid of three columns (ARIA Authoring Practices, grid pattern); `undefined` for other keys. */
export function stepFor(key: string, at: CountedMonth): CountedMonth | undefined {
  const column = at % 3;
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return at - 3;
    case 'ArrowDown':
      return at + 3;
    case 'Home':
      return at - column;
    case 'End':
      return at + 2 - column;
    case 'PageUp':
      return at - 12;
    case 'PageDown':
      return at + 12;
    default:
      return undefined;
  }
}
