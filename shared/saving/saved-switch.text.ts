// chunk: core
import type { Texts } from '../ui/text.ts';

const ms = { failed: 'tidak dapat disimpan — cuba lagi', stillWorking: 'Masih diproses…' };

export const texts: Texts<typeof ms> = {
  ms,
  en: { failed: 'could not be saved — try again', stillWorking: 'Still working…' },
};
