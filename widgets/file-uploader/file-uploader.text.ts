import { english, malay } from '../../shared/lib/index.ts';
import type { Texts } from '../../shared/ui/base/index.ts';

/** Texts that the specification gives in English only. */
const given = {
  upload: english('Upload'),
  uploading: english('Uploading...'),
  success: english('File uploaded successfully!'),
  failure: english('Upload failed. Please try again.'),
};

const ms = {
  upload: malay('Muat Naik'),
  uploading: malay('Sedang memuat naik...'),
  success: malay('Fail berjaya dimuat naik!'),
  failure: malay('Muat naik gagal. Sila cuba lagi.'),
  sendAgain: 'Hantar fail itu sekali lagi untuk memastikannya.',
  form: 'Muat naik fail',
  choose: 'Pilih fail',
  chooseAnother: 'Pilih fail lain',
  uploadAnother: 'Muat naik fail lain',
  dropHere: 'atau letakkan fail di sini',
  /** Words for types that `accept` names technically. */
  kinds: { 'image/*': 'gambar', 'video/*': 'video', 'audio/*': 'audio' },
  limits: (types: string, size: string) =>
    [types && `Jenis: ${types}.`, size && `Paling besar: ${size}.`].filter(Boolean).join(' '),
  chosen: (file: string) => `Dipilih: ${file}`,
  progress: (name: string) => `Memuat naik ${name}`,
  sent: (percent: number) => `${percent}% dihantar`,
  cancel: 'Batal',
  cancelled: 'Muat naik dibatalkan.',
  stoppedLate:
    'Muat naik dihentikan, tetapi fail itu mungkin sudah diterima. Sila muat semula halaman untuk memastikannya sebelum menghantar lagi.',
  refused: {
    type: (name: string, types: string) => `${name}: jenis fail ini tidak diterima. Yang diterima: ${types}.`,
    size: (name: string, size: string) => `${name}: fail ini terlalu besar. Paling besar: ${size}.`,
    folder: (name: string) => `${name}: ini folder. Sila pilih satu fail.`,
  },
  unreadable: (name: string) =>
    `${name}: fail ini tidak dapat dibaca lagi. Mungkin ia telah diubah, dipindahkan atau dipadam selepas dipilih. Sila pilih fail itu semula.`,
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    ...given,
    sendAgain: 'Send the file once more to make sure.',
    form: 'Upload a file',
    choose: 'Choose a file',
    chooseAnother: 'Choose another file',
    uploadAnother: 'Upload another file',
    dropHere: 'or drop one here',
    kinds: { 'image/*': 'images', 'video/*': 'videos', 'audio/*': 'sound files' },
    limits: (types: string, size: string) =>
      [types && `Types: ${types}.`, size && `At most ${size}.`].filter(Boolean).join(' '),
    chosen: (file: string) => `Chosen: ${file}`,
    progress: (name: string) => `Uploading ${name}`,
    sent: (percent: number) => `${percent}% sent`,
    cancel: 'Cancel',
    cancelled: 'The upload was cancelled.',
    stoppedLate:
      'The upload was stopped, but the file may have been received. Please reload the page to see, before you send it again.',
    refused: {
      type: (name, types) => `${name}: this type of file is not accepted. Accepted types: ${types}.`,
      size: (name, size) => `${name}: this file is too large. At most ${size}.`,
      folder: (name) => `${name}: this is a folder. Please choose one file.`,
    },
    unreadable: (name: string) =>
      `${name}: this file can no longer be read. It may have been changed, moved or deleted after it was chosen. Please choose it again.`,
  },
};
