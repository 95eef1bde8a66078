import {
  type CountedMonth,
  currentMonth,
  longMonthText,
  parseMonth,
  shortMonthText,
} from '../../../shared/lib/index.ts';
import { uploadRoutes } from '../../handlers/uploads.ts';
import { addressOf, type StoredFile } from '../../world/uploads.ts';
import { html } from '../html.ts';
import type { Page } from '../page.ts';
import { widget } from '../widget.ts';
import { table } from './parts.ts';

const listOf = (files: readonly StoredFile[]) =>
  files.length === 0
    ? html`<p class="empty">Belum ada fail diterima.</p>`
    : html`<ul>${files.map((file) => html`<li><a href="${addressOf(file)}" dir="auto">${file.name}</a>, ${file.bytes.length} bait</li>`)}</ul>`;

/** A gallery, and its pictures as links for those who have no JavaScript. */
function gallery(poster: string, pictures: readonly string[]) {
  const [first, ...others] = [poster, ...pictures].map((name) => `/storage/${name}`);
  const testimonies = others.map((image) => ({ image }));
  const links = [first, ...others].map((address, at) => html`<li><a href="${address}">Gambar ${at + 1}</a></li>`);
  return widget('testimony-gallery', { poster: first, testimonies }, html`<ul>${links}</ul>`, { as: 'json' });
}

const steps = [
  { title: 'Daftar pelanggan', detail: 'Buka aplikasi.\nTekan "Daftar" dan isi butiran.' },
  { title: 'Semak kad pengenalan', detail: 'Pastikan nama dan nombor sama.' },
  { title: 'Terima bayaran', detail: '' },
  { title: 'Hantar resit', detail: 'Muat naik resit di skrin Dokumen.' },
];

const ringgit = new Intl.NumberFormat('ms-MY', { minimumFractionDigits: 2 });

const questions = [
  [
    'Bilakah bayaran latihan perlu dibuat?',
    'Bayaran dibuat semasa mendaftar.\n\nYuran yang berjaya dibayar tidak akan dipulangkan.',
  ],
  ['Bolehkah saya menukar slot ATM?', 'Boleh.\n1. Buka tempahan anda.\n2. Buang slot lama.\n3. Pilih slot baharu.'],
  ['Apakah maksud <GAP> & "EPP"?', 'Kategori jualan dalam laporan.'],
] as const;

/** What a member sees, and helps herself with. */
export const memberPages: readonly Page[] = [
  // a member's photo, and every one the server has received so far
  {
    path: '/app/profile',
    title: 'Profil Saya',
    lang: 'ms',
    render({ world, me }) {
      const photos = world.uploads.in(`avatar-${me.user_id}`);
      return html`<section aria-labelledby="photo"><h2 id="photo">Gambar profil</h2>
${widget('avatar', { src: photos[0] ? addressOf(photos[0]) : '/storage/people/dealer.svg', name: me.name }, html`<p>${me.name}</p>`)}</section>
<section aria-labelledby="received"><h2 id="received">Diterima oleh pelayan</h2>
${
  photos.length === 0
    ? html`<p class="empty">Belum ada gambar diterima.</p>`
    : html`<ul id="received-photos">${photos.map(
        (photo) =>
          html`<li><img src="${addressOf(photo)}" alt="Gambar ${photo.upload_id}" width="80" height="80"> <code>${photo.name}</code> ${photo.type}, ${photo.bytes.length} bait, token <code>${photo.details.token}</code>, name <span dir="auto">${photo.details.name}</span>, X-Requested-With <code>${photo.details.header}</code></li>`,
      )}</ul>`
}</section>`;
    },
  },
  // two uploaders on one page, and what the server has received through each
  {
    path: '/app/documents',
    title: 'Dokumen',
    lang: 'ms',
    render: ({ world }) => html`<section aria-labelledby="documents"><h2 id="documents">Dokumen</h2>
${widget('file-uploader', { title: 'Muat naik dokumen', uploadUrl: uploadRoutes.documents }, '', { locale: 'ms' })}
<h3>Diterima</h3><div id="received-documents">${listOf(world.uploads.in('documents'))}</div></section>
<section aria-labelledby="receipts"><h2 id="receipts">Resit</h2>
${widget('file-uploader', { title: 'Muat naik resit (PDF atau gambar, paling besar 2 MB)', uploadUrl: uploadRoutes.receipts, accept: '.pdf,image/*', max_bytes: 2 * 1024 * 1024 }, '', { locale: 'ms' })}
<h3>Diterima</h3><div id="received-receipts">${listOf(world.uploads.in('receipts'))}</div></section>`,
  },
  // a course with many testimonies, one of which is broken, and one with its poster alone
  {
    path: '/app/testimonies',
    title: 'Testimoni Kursus',
    lang: 'ms',
    render: () => html`<section aria-labelledby="many"><h2 id="many">Kursus Asas Emas</h2>
${gallery('poster/asas-emas.svg', [...[1, 2, 3, 4].map((number) => `testimony/asas-${number}.svg`), 'broken/asas-5.png', 'testimony/asas-6.svg'])}</section>
<section aria-labelledby="one"><h2 id="one">Kursus Baharu</h2>
${gallery('poster/baharu.svg', [])}</section>`,
  },
  // a message to forward and a procedure to follow
  {
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
  },
  {
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
  },
  // month filters: one month, and a range of months
  {
    path: '/app/sales',
    title: 'Jualan saya',
    lang: 'ms',
    render({ world, me, url }) {
      const now = currentMonth(world.clock.now());
      const parameter = (name: string): CountedMonth | undefined => parseMonth(url.searchParams.get(name) ?? '');
      const month = parameter('month_year') ?? now;
      const [start, end] = [parameter('start_month_year') ?? now - 2, parameter('end_month_year') ?? now];
      const sold = world.sales.ofDealer(me.user_id, month);
      const sumOf = (each: CountedMonth) =>
        world.sales.ofDealer(me.user_id, each).reduce((sum, { sen }) => sum + sen, 0);
      const months = Array.from({ length: Math.min(24, Math.max(0, end - start + 1)) }, (_, at) => start + at);
      const range = {
        range: 1,
        start_month_year: longMonthText(start),
        end_month_year: longMonthText(Math.max(end, start + 1)),
        max: shortMonthText(now),
        locale: 'ms',
      };
      // the dealer joined in the middle of a month, 14 months ago
      const joined = `${longMonthText(now - 14).slice(3)}-${longMonthText(now - 14).slice(0, 2)}-17`;
      return html`<section aria-labelledby="month"><h2 id="month">Satu bulan</h2>
${widget('month-filter', { month_year: shortMonthText(month), min: joined, max: shortMonthText(now), locale: 'ms' }, html`<p>${shortMonthText(month)}</p>`)}</section>
${table(
  `Jualan ${shortMonthText(month)}`,
  ['Produk', 'RM'],
  sold.map(({ product, sen }) => [product, ringgit.format(sen / 100)]),
)}
<section aria-labelledby="range"><h2 id="range">Beberapa bulan</h2>
${widget('month-filter', range, html`<p>${range.start_month_year} – ${range.end_month_year}</p>`)}</section>
${table(
  'Jumlah setiap bulan',
  ['Bulan', 'RM'],
  months.map((each) => [longMonthText(each), ringgit.format(sumOf(each) / 100)]),
)}`;
    },
  },
  {
    path: '/app/empire',
    title: 'Rangkaian Empire',
    lang: 'ms',
    render({ world }) {
      const options = world.empire.mentors();
      return html`${world.empire.cards().map((card) => {
        const { report_card_id, dealer_id, name, note, upline_mentor_id } = card;
        const mentor_name = world.empire.mentorOf(card)?.name ?? null;
        return html`<section id="card-${report_card_id}" aria-labelledby="dealer-${report_card_id}"><h2 id="dealer-${report_card_id}" dir="auto">${name}</h2>
<h3>Mentor upline</h3>
${widget('upline-mentor', { dealer_id, upline_mentor_id, mentor_name, options, label: name }, mentor_name ?? 'Belum ada mentor.', { as: 'json' })}
<h3>Nota mentor</h3>
${widget('mentor-note', { report_card_id, note, label: `Nota mentor: ${name}` }, note && html`<p>${note}</p>`, { as: 'json' })}</section>`;
      })}`;
    },
  },
  {
    path: '/app/social-media',
    title: 'Media Sosial',
    lang: 'ms',
    render: ({ world }) =>
      html`<section><dl class="settings">${world.socialMedia
        .all()
        .map(
          ({ type, title, is_shown }) =>
            html`<div><dt>${title}</dt><dd>${widget('social-media-toggle', { type, value: is_shown ? '1' : '0', label: title }, is_shown ? 'Show' : 'Hide', { tag: 'span' })}</dd></div>`,
        )}</dl></section>`,
  },
  {
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
<div data-widget="faq-item"><span slot="question">Di mana <em>pejabat</em> anda?</span><div slot="answer"><p>Lihat <a href="/">laman utama</a>.</p></div></div></section>
<section aria-labelledby="notes"><h2 id="notes">Nota</h2>
${widget('note-block', { note: 'Kaunter tutup pada hari Jumaat, 12.15 – 2.45 petang.\nSila datang awal.', title: 'Nota waktu operasi' }, 'Kaunter tutup pada hari Jumaat.')}</section>
<section aria-labelledby="about"><h2 id="about">Tentang kami</h2>
<div data-widget="read-more" data-lines="3"><p>Rakan Emas ialah rangkaian dealer emas di seluruh Malaysia. Kami menyediakan latihan, bimbingan mentor dan sokongan pentadbiran supaya setiap dealer dapat berkembang dengan yakin dan beretika dalam perniagaan emas.</p><p>Latihan diadakan setiap bulan di bangunan kami, dan dealer di luar kawasan boleh menyertai secara dalam talian. Maklumat lanjut ada di <a href="/app/copy-texts">halaman jemputan</a>.</p><p>Setiap dealer baharu akan dipadankan dengan seorang mentor upline.</p></div></section>`,
  },
];
