import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  label: 'Poster sedang dijana',
  title: 'Berjaya!',
  text: 'Semua poster berjaya dijana.',
  stopped: 'kemajuan tidak lagi dapat dibaca — muat semula halaman',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    label: 'Generating posters',
    title: 'Success!',
    text: 'All posters are successfully generated.',
    stopped: 'the progress can no longer be read — reload the page',
  },
};
