import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  gallery: 'Galeri testimoni',
  slide: (number: number) => (number === 0 ? 'Poster' : `Testimoni ${number}`),
  position: (at: number, count: number) => `${at} / ${count}`,
  previous: 'Gambar sebelumnya',
  next: 'Gambar seterusnya',
  close: 'Tutup',
  zoom: 'Zum',
  loading: 'Gambar sedang dimuatkan…',
  broken: 'Gambar ini tidak dapat dipaparkan.',
  none: 'Belum ada testimoni.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    gallery: 'Testimonies',
    slide: (number: number) => (number === 0 ? 'Poster' : `Testimony ${number}`),
    position: (at: number, count: number) => `${at} / ${count}`,
    previous: 'Previous image',
    next: 'Next image',
    close: 'Close',
    zoom: 'Zoom',
    loading: 'Loading the image…',
    broken: 'This image cannot be shown.',
    none: 'There are no testimonies yet.',
  },
};
