import type { Texts } from '../base/index.ts';

const ms = {
  startMonth: 'Bulan mula',
  endMonth: 'Bulan akhir',
  apply: 'Tapis',
  both: 'Sila pilih bulan mula dan bulan akhir.',
  /** By the least number of months from the start to the end. */
  tooEarly: { 0: 'Bulan mula tidak boleh selepas bulan akhir.', 1: 'Bulan akhir mesti selepas bulan mula.' },
};

export const monthRangeText: Texts<typeof ms> = {
  ms,
  en: {
    startMonth: 'Start month',
    endMonth: 'End month',
    apply: 'Apply',
    both: 'Please select both start and end month.',
    tooEarly: { 0: 'Start month cannot be later than end month.', 1: 'The end month must be after the start month.' },
  },
};
