import type { Texts } from '../../shared/ui/text.ts';

const ms = {
  progress: 'Kemajuan',
  counted: (done: number, all: number) => `${done} daripada ${all} langkah selesai`,
  done: (step: number) => `Langkah ${step} selesai`,
  restart: 'Mula semula',
  all: 'Semua langkah selesai.',
  empty: 'Tiada langkah lagi.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    progress: 'Progress',
    counted: (done: number, all: number) => `${done} of ${all} steps done`,
    done: (step: number) => `Step ${step} done`,
    restart: 'Start again',
    all: 'All steps are done.',
    empty: 'There are no steps yet.',
  },
};
