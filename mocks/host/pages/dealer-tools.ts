import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

const steps = [
  { title: 'Daftar pelanggan', detail: 'Buka aplikasi.\nTekan "Daftar" dan isi butiran.' },
  { title: 'Semak kad pengenalan', detail: 'Pastikan nama dan nombor sama.' },
  { title: 'Terima bayaran', detail: '' },
  { title: 'Hantar resit', detail: 'Muat naik resit di skrin Dokumen.' },
];

/** A message to forward and a procedure to follow. */
export const dealerToolsPage = definePage({
  path: '/app/tools',
  title: 'Alat Dealer',
  lang: 'ms',
  render: ({ me }) => html`<section aria-labelledby="message"><h2 id="message">Mesej siaran</h2>
${widget(
  'broadcast-template',
  {
    template: 'Salam {{nama}},\n\nJemput hadir ke {{majlis}} pada {{tarikh}}.\n\nTerima kasih,\n{{dealer}}',
    fields: { dealer: me.name, majlis: 'Latihan Asas Emas' },
  },
  html`<ul><li>nama</li><li>majlis</li><li>tarikh</li><li>dealer</li></ul>
<p>Salam {{nama}},

Jemput hadir ke Latihan Asas Emas pada {{tarikh}}.

Terima kasih,
${me.name}</p>`,
  { as: 'json', locale: 'ms' },
)}</section>
<section aria-labelledby="sop"><h2 id="sop">SOP Dealer</h2>
${widget('dealer-sop', { steps }, html`<ol>${steps.map(({ title }) => html`<li>${title}</li>`)}</ol>`, {
  as: 'json',
})}</section>`,
});
