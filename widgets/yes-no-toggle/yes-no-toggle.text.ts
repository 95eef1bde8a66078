import type { Texts } from '../../shared/ui/text.ts';

const ms = {
  yes: 'Ya',
  no: 'Tidak',
  verified: 'Disahkan',
  notVerified: 'Tidak',
  failed: 'tidak dapat disimpan — cuba lagi',
  stillWorking: 'Masih diproses…',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    yes: 'Yes',
    no: 'No',
    verified: 'Verified',
    notVerified: 'No',
    failed: 'could not be saved — try again',
    stillWorking: 'Still working…',
  },
};
