import { english, malay } from '../../shared/lib/index.ts';
import type { Texts } from '../../shared/ui/base/index.ts';

/** The specification gives this text in English only. */
const back = english('Back to Menu');

const ms = {
  back: malay('Kembali ke Menu'),
  menu: 'Menu bantuan',
  titles: ['Cara mendaftar pelanggan (app)', 'Cara mendaftar akaun junior (app)', 'Cara mendaftar penama'],
};

export const texts: Texts<typeof ms> = {
  ms,
  given: { back },
  en: {
    back,
    menu: 'Help menu',
    titles: ['How to register a customer (app)', 'How to register a junior account (app)', 'How to register a nominee'],
  },
};
