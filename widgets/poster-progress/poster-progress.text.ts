import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  label: 'Poster sedang dijana',
  title: 'Berjaya!',
  text: 'Semua poster berjaya dijana.',
  stopped: (percent: number) => `Kemajuan poster (${percent}% setakat ini) tidak lagi dapat dibaca.`,
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    label: 'Generating posters',
    title: 'Success!',
    text: 'All posters are successfully generated.',
    stopped: (percent) => `The progress of the posters (${percent}% so far) can no longer be read.`,
  },
};
