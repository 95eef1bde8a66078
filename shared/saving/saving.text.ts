import { english, malay } from '../lib/index.ts';
import type { Texts } from '../ui/base/index.ts';

/** The specification gives these sentences in English only. */
const given = {
  question: english("Are you sure? You won't be able to revert this!"),
  /* the buttons are in the language of the sentence: a screen reader reads a question in one */
  yes: english('Yes'),
  no: english('Cancel'),
  updated: english('Successfully updated.'),
};

const ms = {
  question: malay('Adakah anda pasti? Perubahan ini tidak boleh dibatalkan!'),
  yes: malay('Ya'),
  no: malay('Batal'),
  updated: malay('Berjaya dikemas kini.'),
  edit: 'Ubah',
  save: 'Simpan',
  cancel: 'Batal',
  noNote: 'Belum ada nota.',
  draftKept: 'Teks anda yang belum disimpan telah dipulihkan.',
};

export const savingText: Texts<typeof ms> = {
  ms,
  given,
  en: {
    ...given,
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    noNote: 'No note yet.',
    draftKept: 'Your unsaved text has been brought back.',
  },
};
