import { english, malay } from '../../shared/lib/index.ts';
import type { Texts } from '../../shared/ui/base/index.ts';

/** Messages about copying, which the specification gives in English only (part 2). */
const given = {
  copied: english('Copying text was successful'),
  notCopied: english('Copying text was unsuccessful'),
};

const ms = {
  copied: malay('Teks berjaya disalin'),
  notCopied: malay('Teks tidak berjaya disalin'),
  fields: 'Isi mesej',
  preview: 'Pratonton',
  copy: 'Salin mesej',
  missing: (count: number) => `${count} ruang belum diisi.`,
  empty: 'Templat ini kosong.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    ...given,
    fields: 'Fill in the message',
    preview: 'Preview',
    copy: 'Copy the message',
    missing: (count: number) =>
      count === 1 ? '1 place is not filled in yet.' : `${count} places are not filled in yet.`,
    empty: 'This template is empty.',
  },
};
