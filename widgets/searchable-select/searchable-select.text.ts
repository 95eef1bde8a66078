import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  label: 'Pilihan',
  placeholder: 'Taip untuk mencari',
  required: 'Sila buat pilihan.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    label: 'Choice',
    placeholder: 'Type to search',
    required: 'Please choose one.',
  },
};
