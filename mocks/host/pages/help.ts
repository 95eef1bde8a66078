import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

const questions = [
  [
    'Bilakah bayaran latihan perlu dibuat?',
    'Bayaran dibuat semasa mendaftar.\n\nYuran yang berjaya dibayar tidak akan dipulangkan.',
  ],
  ['Bolehkah saya menukar slot ATM?', 'Boleh.\n1. Buka tempahan anda.\n2. Buang slot lama.\n3. Pilih slot baharu.'],
  ['Apakah maksud <GAP> & "EPP"?', 'Kategori jualan dalam laporan.'],
] as const;

export const helpPage = definePage({
  path: '/app/help',
  title: 'Bantuan',
  lang: 'ms',
  render: () => html`
<section aria-labelledby="menu"><h2 id="menu">Panduan</h2>
<div data-widget="help-menu">
<div slot="entry-1"><p>Ikut langkah ini untuk mendaftar pelanggan melalui app:</p><ol><li>Buka app dan pilih <strong>Pelanggan</strong>.</li><li>Imbas kad pengenalan.</li><li>Semak maklumat, kemudian <a href="/app/customers">lihat senarai semak</a>.</li></ol></div>
<div slot="entry-2"><p>Akaun junior didaftarkan oleh ibu bapa atau penjaga.</p><p><img src="/storage/help/junior.svg" alt="Borang akaun junior" width="280" height="160"></p></div>
<div slot="entry-3"><p>Penama boleh ditambah selepas akaun aktif.</p></div>
</div></section>
<section aria-labelledby="faq"><h2 id="faq">Soalan lazim</h2>
${questions.map(([question, answer]) => html`<p>${widget('faq-item', { question, answer }, question, { tag: 'span' })}</p>`)}
<div data-widget="faq-item"><span slot="question">Di mana <em>pejabat</em> anda?</span><div slot="answer"><p>Lihat <a href="/app">laman utama</a>.</p></div></div></section>
<section aria-labelledby="notes"><h2 id="notes">Nota</h2>
${widget('note-block', { note: 'Kaunter tutup pada hari Jumaat, 12.15 – 2.45 petang.\nSila datang awal.', title: 'Nota waktu operasi' }, 'Kaunter tutup pada hari Jumaat.')}</section>
<section aria-labelledby="about"><h2 id="about">Tentang kami</h2>
<div data-widget="read-more" data-lines="3"><p>Rakan Emas ialah rangkaian dealer emas di seluruh Malaysia. Kami menyediakan latihan, bimbingan mentor dan sokongan pentadbiran supaya setiap dealer dapat berkembang dengan yakin dan beretika dalam perniagaan emas.</p><p>Latihan diadakan setiap bulan di bangunan kami, dan dealer di luar kawasan boleh menyertai secara dalam talian. Maklumat lanjut ada di <a href="/app/copy-texts">halaman jemputan</a>.</p><p>Setiap dealer baharu akan dipadankan dengan seorang mentor upline.</p></div></section>`,
});
