import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  label: 'Dealer',
  placeholder: 'Nama atau PG Code',
  required: 'Sila pilih seorang dealer.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    label: 'Dealer',
    placeholder: 'Name or PG code',
    required: 'Please choose a dealer.',
  },
};
