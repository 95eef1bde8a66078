import type { KeyboardTable } from '../lib/index.ts';

export const keyboard: KeyboardTable = {
  'name-list.tsx': [{ keys: 'Space, Enter', does: 'on the count, shows or folds the other names.' }],
  'slots/slot-list.tsx': [
    { keys: 'Arrow keys, Home, End', does: 'go from slot to slot; the slots are one tab stop.' },
    { keys: 'Space, Enter', does: 'chooses the slot, or gives it back.' },
  ],
};
