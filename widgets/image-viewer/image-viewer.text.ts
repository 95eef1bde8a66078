import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  open: { 'recognition-image': 'Lihat', 'recognition-proof': 'Lihat Bukti', 'apprentice-attachment': 'Lihat Lampiran' },
  title: {
    'recognition-image': 'Gambar pengiktirafan',
    'recognition-proof': 'Bukti',
    'apprentice-attachment': 'Lampiran',
  },
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
  },
};
