// chunk: ui
import type { Texts } from './text.ts';

const ms = {
  close: 'Tutup',
  retry: 'Cuba lagi',
  reload: 'Muat semula halaman',
  stillWorking: 'Masih diproses, sila tunggu…',
  notSaved: 'tidak dapat disimpan — cuba lagi',
  required: 'wajib',
  earlier: 'Tarikh sebelumnya',
  later: 'Tarikh seterusnya',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan seterusnya',
  chooseMonth: 'Pilih bulan',
  today: 'Hari ini',
  earlierYear: 'Tahun sebelumnya',
  laterYear: 'Tahun seterusnya',
  unavailable: 'tidak boleh dipilih',
  clear: 'Padam pilihan',
  none: 'Tiada padanan. Cuba carian lain.',
  searching: 'Sedang mencari…',
  searchFailed: 'Carian tidak berjaya. Sila cuba lagi.',
  tooShort: (least: number) => `Taip sekurang-kurangnya ${least} aksara.`,
  found: (count: number) => `${count} padanan`,
};

/** Texts that the shared controls contain; widgets pass in all others. */
export const uiText: Texts<typeof ms> = {
  ms,
  en: {
    close: 'Close',
    retry: 'Try again',
    reload: 'Reload the page',
    stillWorking: 'Still working, please wait…',
    notSaved: 'could not be saved — try again',
    required: 'required',
    earlier: 'Earlier dates',
    later: 'Later dates',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    chooseMonth: 'Choose a month',
    today: 'Today',
    earlierYear: 'Previous year',
    laterYear: 'Next year',
    unavailable: 'cannot be chosen',
    clear: 'Clear the choice',
    none: 'No matches. Try another search.',
    searching: 'Searching…',
    searchFailed: 'The search did not work. Please try again.',
    tooShort: (least: number) => `Type at least ${least} characters.`,
    found: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  },
};
