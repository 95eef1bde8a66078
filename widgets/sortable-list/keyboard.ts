import type { KeyboardTable } from '../../shared/lib/index.ts';

export const keyboard: KeyboardTable = {
  'parts/use-lift.ts': [
    { keys: 'Space, Enter', does: 'lifts the item of this handle, and drops it again.' },
    { keys: 'Arrow Up, Arrow Down, Home, End', does: 'moves the lifted item.' },
    { keys: 'Escape', does: 'puts the lifted item back.' },
  ],
};
