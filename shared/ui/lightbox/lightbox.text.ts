import type { Texts } from '../base/index.ts';

const ms = {
  position: (at: number, count: number) => `${at} / ${count}`,
  previous: 'Gambar sebelumnya',
  next: 'Gambar seterusnya',
  zoom: 'Zum',
  loading: 'Gambar sedang dimuatkan…',
  broken: 'Gambar ini tidak dapat dipaparkan.',
  openFile: 'Buka fail (dalam tab baharu)',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    position: (at: number, count: number) => `${at} / ${count}`,
    previous: 'Previous image',
    next: 'Next image',
    zoom: 'Zoom',
    loading: 'Loading the image…',
    broken: 'This image cannot be shown.',
    openFile: 'Open the file (in a new tab)',
  },
};
