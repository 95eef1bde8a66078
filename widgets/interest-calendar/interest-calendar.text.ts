import { isolated, shownNumber } from '../../shared/lib/index.ts';
import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  interested: (count: number) => `${shownNumber(count)} berminat`,
  course: (name: string, total: number) => `${isolated(name)}: ${shownNumber(total)}`,
  more: (count: number) => `+${count} lagi`,
  loading: 'Memuatkan minat kursus…',
  loaded: (count: number) => `Jumlah minat untuk 31 hari akan datang: ${shownNumber(count)}.`,
  chooseDay: 'Pilih satu hari untuk melihat siapa yang berminat.',
  noneOnDay: 'Tiada sesiapa yang berminat pada hari ini.',
  noneAtAll: 'Belum ada yang berminat dengan kursus untuk 31 hari akan datang.',
  noneAtAllHint: 'Lihat semula kemudian.',
  none: 'Tiada yang berminat',
  loadingDay: 'Memuatkan senarai nama…',
  loadedDay: (people: number, courses: number) =>
    people === 0 ? 'Tiada nama.' : `${shownNumber(people)} nama dalam ${courses} kursus.`,
  message: 'Mesej',
  messageTo: (name: string) => `Mesej kepada ${name} (dibuka dalam tab baharu)`,
  noPhone: 'tiada nombor telefon',
  nobody: 'Tiada nama untuk kursus ini.',
  noName: 'Tanpa nama',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    interested: (count) => `${shownNumber(count)} interested`,
    course: (name, total) => `${isolated(name)}: ${shownNumber(total)}`,
    more: (count) => `+${count} more`,
    loading: 'Loading the course interest…',
    loaded: (count) => `${shownNumber(count)} interested in the next 31 days.`,
    chooseDay: 'Choose a day to see who is interested.',
    noneOnDay: 'Nobody is interested on this day.',
    noneAtAll: 'There is no course interest for the next 31 days yet.',
    noneAtAllHint: 'Look again later.',
    none: 'No interest',
    loadingDay: 'Loading the names…',
    loadedDay: (people, courses) =>
      people === 0
        ? 'No names.'
        : `${shownNumber(people)} ${people === 1 ? 'name' : 'names'} in ${courses} ${courses === 1 ? 'course' : 'courses'}.`,
    message: 'Message',
    messageTo: (name) => `Message ${name} (opens in a new tab)`,
    noPhone: 'no phone number',
    nobody: 'No names for this course.',
    noName: 'No name',
  },
};
