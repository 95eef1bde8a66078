import type { KeyboardTable } from '../../shared/lib/index.ts';

export const keyboard: KeyboardTable = {
  'apprentice-status.tsx': [
    { keys: 'Arrow keys', does: 'open the closed list instead of choosing, because a choice is saved at once.' },
  ],
};
