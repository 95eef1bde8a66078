import type { Texts } from '../../shared/ui/base/index.ts';

const ms = { yes: 'Ya', no: 'Tidak', verified: 'Disahkan' };

export const texts: Texts<typeof ms> = {
  ms,
  en: { yes: 'Yes', no: 'No', verified: 'Verified' },
};
