import { addressOf } from '../../world/uploads.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

/** A member's photo, and every one the server has received so far. */
export const profilePage = definePage({
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
});
