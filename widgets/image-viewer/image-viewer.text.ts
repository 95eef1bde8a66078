import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  open: { 'recognition-image': 'Lihat', 'recognition-proof': 'Lihat Bukti', 'apprentice-attachment': 'Lihat Lampiran' },
  title: {
    'recognition-image': 'Gambar pengiktirafan',
    'recognition-proof': 'Bukti',
    'apprentice-attachment': 'Lampiran',
  },
  loading: 'Gambar sedang dimuatkan…',
  broken: 'Gambar ini tidak dapat dipaparkan.',
  openFile: 'Buka fail (dalam tab baharu)',
  failed: 'gambar tidak dapat dibuka — cuba lagi',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    open: {
      'recognition-image': 'View',
      'recognition-proof': 'View Proof',
      'apprentice-attachment': 'View Attachment',
    },
    title: {
      'recognition-image': 'Recognition image',
      'recognition-proof': 'Proof',
      'apprentice-attachment': 'Attachment',
    },
    loading: 'Loading the image…',
    broken: 'This image cannot be shown.',
    openFile: 'Open the file (in a new tab)',
    failed: 'the image could not be opened — try again',
  },
};
