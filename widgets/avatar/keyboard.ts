import type { KeyboardTable } from '../../shared/lib/index.ts';

export const keyboard: KeyboardTable = {
  'parts/photo-dialog/crop-area.tsx': [
    { keys: 'Arrow keys', does: 'move the crop area; with Shift by single pixels.' },
    { keys: '+, −', does: 'zooms.' },
  ],
};
