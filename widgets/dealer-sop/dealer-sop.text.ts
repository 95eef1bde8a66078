import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  progress: 'Kemajuan',
  counted: (done: number, all: number) => `${done} daripada ${all} langkah selesai`,
  done: (step: number) => `Langkah ${step} selesai`,
  restart: 'Mula semula',
  sure: 'Padam semua tanda?',
  all: 'Semua langkah selesai.',
  empty: 'Belum ada langkah.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    progress: 'Progress',
    counted: (done: number, all: number) => `${done} of ${all} steps done`,
    done: (step: number) => `Step ${step} done`,
    restart: 'Start again',
    sure: 'Clear all ticks?',
    all: 'All steps are done.',
    empty: 'There are no steps yet.',
  },
};
