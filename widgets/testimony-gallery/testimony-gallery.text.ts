import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  gallery: 'Galeri testimoni',
  slide: (number: number) => (number === 0 ? 'Poster' : `Testimoni ${number}`),
  none: 'Belum ada testimoni.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    gallery: 'Testimonies',
    slide: (number: number) => (number === 0 ? 'Poster' : `Testimony ${number}`),
    none: 'There are no testimonies yet.',
  },
};
