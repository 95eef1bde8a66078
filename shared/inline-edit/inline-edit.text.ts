// chunk: edit
import type { Texts } from '../ui/text.ts';

const ms = {
  edit: 'Ubah',
  save: 'Simpan',
  cancel: 'Batal',
  noNote: 'Belum ada nota.',
  failed: 'tidak dapat disimpan — cuba lagi',
  draftKept: 'Teks yang belum disimpan dibuka semula.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    noNote: 'No note yet.',
    failed: 'could not be saved — try again',
    draftKept: 'Your unsaved text has been brought back.',
  },
};

/** The specification gives these sentences in English only; they are the same in every language. */
export const given = {
  question: "Are you sure? You won't be able to revert this!",
  updated: 'Successfully updated.',
};
