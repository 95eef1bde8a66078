// chunk: edit
import type { Texts } from '../ui/text.ts';

const ms = {
  edit: 'Ubah',
  save: 'Simpan',
  cancel: 'Batal',
  noNote: 'Belum ada nota.',
  draftKept: 'Teks anda yang belum disimpan telah dipulihkan.',
};

export const savingText: Texts<typeof ms> = {
  ms,
  en: {
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    noNote: 'No note yet.',
    draftKept: 'Your unsaved text has been brought back.',
  },
};

/** Sentences that the specification gives in English only; they are the same in every language. */
export const given = {
  question: "Are you sure? You won't be able to revert this!",
  updated: 'Successfully updated.',
};
