import type { KeyboardTable } from '../../shared/lib/index.ts';

export const keyboard: KeyboardTable = {
  'input-add.tsx': [{ keys: 'Enter', does: 'adds a row after this one.' }],
};
