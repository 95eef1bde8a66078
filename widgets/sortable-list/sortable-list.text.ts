import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  list: 'Susunan',
  sortable: 'boleh disusun',
  drag: (what: string) => `Seret ${what}`,
  up: (what: string) => `Alihkan ${what} ke atas`,
  down: (what: string) => `Alihkan ${what} ke bawah`,
  how: 'Tekan bar ruang untuk mengangkat, kekunci anak panah untuk menggerakkan, bar ruang untuk meletakkan, Escape untuk membatalkan.',
  lifted: (what: string) => `${what} diangkat.`,
  moved: (what: string, place: number, all: number) => `${what} kini di kedudukan ${place} daripada ${all}.`,
  dropped: (what: string, place: number, all: number) => `${what} diletakkan di kedudukan ${place} daripada ${all}.`,
  cancelled: (what: string) => `${what} kembali ke kedudukan asal.`,
  empty: 'Tiada apa-apa untuk disusun.',
  failed: 'susunan tidak dapat disimpan — cuba lagi',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    list: 'Order',
    sortable: 'sortable',
    drag: (what: string) => `Drag ${what}`,
    up: (what: string) => `Move ${what} up`,
    down: (what: string) => `Move ${what} down`,
    how: 'Press space to lift, the arrow keys to move, space to drop, Escape to cancel.',
    lifted: (what: string) => `${what} is lifted.`,
    moved: (what: string, place: number, all: number) => `${what} is now number ${place} of ${all}.`,
    dropped: (what: string, place: number, all: number) => `${what} is dropped at number ${place} of ${all}.`,
    cancelled: (what: string) => `${what} is back in its place.`,
    empty: 'There is nothing to put in order.',
    failed: 'the order could not be saved — try again',
  },
};
