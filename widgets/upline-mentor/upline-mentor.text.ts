import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  title: 'Mentor upline',
  mentor: 'Mentor',
  none: 'Belum ada mentor.',
  change: 'Tukar mentor',
  search: 'Cari nama…',
  save: 'Simpan',
  missing: 'Sila pilih seorang mentor.',
  noOptions: 'Tiada mentor untuk dipilih.',
  notOpened: 'tidak dapat dibuka — cuba lagi',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    title: 'Upline mentor',
    mentor: 'Mentor',
    none: 'No mentor yet.',
    change: 'Change mentor',
    search: 'Search for a name…',
    save: 'Save',
    missing: 'Please choose a mentor.',
    noOptions: 'There is no mentor to choose.',
    notOpened: 'could not be opened — try again',
  },
};
