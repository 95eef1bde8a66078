import type { Texts } from '../../ui/base/index.ts';

// `failed` has the words of `notSaved` in ui.text.ts: that is in the chunk `ui`, which switches do not need
const ms = { failed: 'tidak dapat disimpan — cuba lagi', stillWorking: 'Masih diproses…' };

export const savedSwitchText: Texts<typeof ms> = {
  ms,
  en: { failed: 'could not be saved — try again', stillWorking: 'Still working…' },
};
