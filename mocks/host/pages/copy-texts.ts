import { html } from '../html.ts';
import { definePage } from '../page.ts';

export const copyTextsPage = definePage({
  path: '/app/copy-texts',
  title: 'Teks untuk Disalin',
  lang: 'ms',
  render: ({ me, url }) => html`
<section aria-labelledby="invite"><h2 id="invite">Jemputan</h2>
<label for="invitation">Teks jemputan</label>
<textarea class="field" id="invitation" rows="5" readonly>Assalamualaikum & salam sejahtera 🌟
Jom sertai latihan emas bersama ${me.name}.

Daftar di ${url.origin}/app/plt/7/${me.user_id}</textarea>
<p><button class="button" type="button" data-copy="#invitation">Salin jemputan</button></p></section>
<section aria-labelledby="bank"><h2 id="bank">Akaun bank</h2>
<label for="account">Nombor akaun</label>
<textarea class="field" id="account" rows="1" readonly>5123 4567 8901</textarea>
<p><button class="button" type="button" data-copy="#account">Salin nombor akaun</button></p></section>
<section aria-labelledby="wrong"><h2 id="wrong">Butang yang tersilap</h2>
<p>Teks bagi butang ini tidak wujud.</p>
<p><button class="button" type="button" data-copy="#nothing-here">Salin teks yang tiada</button></p></section>`,
});
