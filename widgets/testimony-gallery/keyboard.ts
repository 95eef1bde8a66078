import type { KeyboardTable } from '../../shared/lib/index.ts';

export const keyboard: KeyboardTable = {
  'parts/lightbox.tsx': [
    { keys: 'Arrow Right, Arrow Left', does: 'goes to the next image or back; both ends wrap.' },
    { keys: 'Arrow keys', does: 'scroll an enlarged image.' },
    { keys: 'Escape', does: 'closes the image.' },
  ],
};
