import type { Texts } from '../../shared/ui/text.ts';

const ms = { yes: 'Ya', no: 'Tidak', verified: 'Disahkan', notVerified: 'Tidak' };

export const texts: Texts<typeof ms> = { ms, en: { yes: 'Yes', no: 'No', verified: 'Verified', notVerified: 'No' } };
