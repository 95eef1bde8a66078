import { shownNumber } from '../../shared/lib/index.ts';
import type { Texts } from '../../shared/ui/base/index.ts';

const ms = {
  search: 'Cari kursus...',
  courses: (count: number) => `${count} kursus`,
  matches: (count: number, month: string) => `${count} kursus akan datang pada ${month} sepadan dengan carian.`,
  loading: 'Memuatkan kursus…',
  loaded: (count: number, month: string) =>
    count === 0 ? `Tiada kursus akan datang pada ${month}.` : `${count} kursus akan datang pada ${month}.`,
  chooseDay: 'Pilih satu hari untuk melihat kursusnya.',
  noneOnDay: 'Tiada kursus pada tarikh ini.',
  noneInMonth: 'Tiada kursus akan datang pada bulan ini.',
  noneInMonthHint: 'Lihat bulan lain.',
  noneMatches: 'Tiada kursus akan datang pada bulan ini yang sepadan dengan carian.',
  noneMatchesHint: 'Cuba perkataan lain, atau lihat bulan lain.',
  hiddenBySearch: (count: number) => `${count} kursus pada hari ini tidak sepadan dengan carian.`,
  date: 'Tarikh dan masa',
  fee: 'Jumlah yuran',
  period: 'Tempoh',
  tutor: 'Tutor',
  location: 'Lokasi',
  registrations: 'Pendaftaran',
  registered: (count: number, total: number) => `${shownNumber(count)} / ${shownNumber(total)}`,
  placesLeft: (count: number) => `${shownNumber(count)} tempat lagi`,
  unknown: '–',
  showDescription: 'Lihat Keterangan',
  noDescription: 'Kursus ini tiada keterangan.',
  register: 'Daftar',
  registerFor: (name: string) => `Daftar: ${name} (dibuka dalam tab baharu)`,
  full: 'Penuh',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    search: 'Search courses...',
    courses: (count) => (count === 1 ? '1 course' : `${count} courses`),
    matches: (count, month) =>
      count === 1 ? `1 upcoming course matches in ${month}.` : `${count} upcoming courses match in ${month}.`,
    loading: 'Loading the courses…',
    loaded: (count, month) =>
      count === 0
        ? `No upcoming courses in ${month}.`
        : `${count} upcoming ${count === 1 ? 'course' : 'courses'} in ${month}.`,
    chooseDay: 'Choose a day to see its courses.',
    noneOnDay: 'No courses available for this date.',
    noneInMonth: 'No courses are coming up this month.',
    noneInMonthHint: 'Look at another month.',
    noneMatches: 'No upcoming course of this month matches the search.',
    noneMatchesHint: 'Try other words, or look at another month.',
    hiddenBySearch: (count) =>
      count === 1
        ? '1 course of this day does not match the search.'
        : `${count} courses of this day do not match the search.`,
    date: 'Date and time',
    fee: 'Total fee',
    period: 'Period',
    tutor: 'Tutor',
    location: 'Location',
    registrations: 'Registered',
    registered: (count, total) => `${shownNumber(count)} / ${shownNumber(total)}`,
    placesLeft: (count) => (count === 1 ? '1 place left' : `${shownNumber(count)} places left`),
    unknown: '–',
    showDescription: 'Show Description',
    noDescription: 'This course has no description.',
    register: 'Register',
    registerFor: (name) => `Register: ${name} (opens in a new tab)`,
    full: 'Full Registered',
  },
};
