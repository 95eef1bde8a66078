import type { KeyboardTable } from '../../shared/lib/index.ts';

export const keyboard: KeyboardTable = {
  'parts/question-fields.tsx': [{ keys: 'Arrow keys', does: 'choose another answer.' }],
  'parts/progress.tsx': [
    { keys: 'Space, Enter', does: 'on the line about the progress shows or hides the numbers of the questions.' },
    { keys: 'Arrow keys, Home, End', does: 'go from question to question in the strip, which is one tab stop.' },
    { keys: 'Space, Enter', does: 'opens the question.' },
  ],
};
