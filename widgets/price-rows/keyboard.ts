import type { KeyboardTable } from '../../shared/lib/index.ts';

export const keyboard: KeyboardTable = {
  'parts/row.tsx': [{ keys: 'Alt + Arrow Up, Alt + Arrow Down', does: 'moves the row of the box.' }],
};
