import { html } from '../html.ts';
import { definePage, type Page } from '../page.ts';

const homes: readonly (readonly [path: string, title: string, lang: Page['lang'], welcome: string])[] = [
  ['/app', 'Laman Utama Dealer', 'ms', 'Selamat kembali'],
  ['/staff', 'Laman Staf', 'ms', 'Selamat kembali'],
  ['/subuser', 'Laman Subpengguna', 'ms', 'Selamat kembali'],
  ['/app/committee', 'Laman Jawatankuasa', 'ms', 'Selamat kembali'],
  ['/app/admin', 'Admin home', 'en', 'Welcome back'],
];

/** The first page of each role. */
export const homePages: readonly Page[] = homes.map(([path, title, lang, welcome]) =>
  definePage({
    path,
    title,
    lang,
    render: ({
      me,
    }) => html`<p>${welcome}, <strong dir="auto">${me.name}</strong>${me.pg_code && html` (<span>${me.pg_code}</span>)`}.</p>
<p>${lang === 'ms' ? 'Pilih skrin dari menu di atas.' : 'Choose a screen from the menu above.'}</p>`,
  }),
);
