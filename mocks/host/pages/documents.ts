import { uploadRoutes } from '../../handlers/uploads.ts';
import { addressOf, type StoredFile } from '../../world/uploads.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

const listOf = (files: readonly StoredFile[]) =>
  files.length === 0
    ? html`<p class="empty">Belum ada fail diterima.</p>`
    : html`<ul>${files.map((file) => html`<li><a href="${addressOf(file)}" dir="auto">${file.name}</a>, ${file.bytes.length} bait</li>`)}</ul>`;

/** Two uploaders on one page, and what the server has received through each. */
export const documentsPage = definePage({
  path: '/app/documents',
  title: 'Dokumen',
  lang: 'ms',
  render: ({ world }) => html`<section aria-labelledby="documents"><h2 id="documents">Dokumen</h2>
${widget('file-uploader', { title: 'Muat naik dokumen', uploadUrl: uploadRoutes.documents }, '', { locale: 'ms' })}
<h3>Diterima</h3><div id="received-documents">${listOf(world.uploads.in('documents'))}</div></section>
<section aria-labelledby="receipts"><h2 id="receipts">Resit</h2>
${widget('file-uploader', { title: 'Muat naik resit (PDF atau gambar, paling besar 2 MB)', uploadUrl: uploadRoutes.receipts, accept: '.pdf,image/*', max_bytes: 2 * 1024 * 1024 }, '', { locale: 'ms' })}
<h3>Diterima</h3><div id="received-receipts">${listOf(world.uploads.in('receipts'))}</div></section>`,
});
