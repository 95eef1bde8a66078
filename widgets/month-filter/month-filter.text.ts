import type { Texts } from '../../shared/ui/text.ts';

const ms = {
  month: 'Bulan',
  startMonth: 'Bulan mula',
  endMonth: 'Bulan akhir',
  apply: 'Tapis',
  both: 'Sila pilih bulan mula dan bulan akhir.',
  order: 'Bulan akhir mesti selepas bulan mula.',
};

export const texts: Texts<typeof ms> = {
  ms,
  en: {
    month: 'Month',
    startMonth: 'Start month',
    endMonth: 'End month',
    apply: 'Apply',
    both: 'Please select both start and end month.',
    order: 'The end month must be after the start month.',
  },
};
