import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';
import { table, toggle } from './parts.ts';

export const recognitionPage = definePage({
  path: '/app/admin/recognition/{recognition_id}',
  example: '/app/admin/recognition/1',
  title: 'Recognition and its posters',
  lang: 'en',
  render({ world, params, csrf }) {
    const recognition = world.recognitions.find(params.recognition_id);
    if (!recognition) return undefined;
    const { recognition_id, name, is_active, can_download, image } = recognition;
    return html`<p class="lead" dir="auto">${name}</p>
<section aria-labelledby="posters"><h2 id="posters">Posters</h2>
${widget('poster-progress', { recognition_id, show_progress: world.recognitions.arePostersMade(recognition_id) ? 1 : 0 })}
<form method="post" action="/app/admin/recognition/${recognition_id}/posters">${csrf}<button class="button" type="submit">Generate posters</button></form></section>
<section aria-labelledby="settings"><h2 id="settings">Settings</h2><dl class="settings">
<div><dt>Active</dt><dd>${toggle({ kind: 'recognition', id: recognition_id, value: is_active, label: 'Recognition active' })}</dd></div>
<div><dt>Download</dt><dd>${toggle({ kind: 'recognition-download', id: recognition_id, value: can_download, label: 'Download allowed' })}</dd></div>
<div><dt>Image</dt><dd>${image ? widget('image-viewer', { kind: 'recognition-image', id: recognition_id }, 'View', { tag: 'span' }) : 'No image'}</dd></div>
</dl></section>
${table(
  'Recipients',
  ['Name', 'PG code', 'Poster', 'Proof'],
  world.recognitions.recipientsOf(recognition_id).map((person) => [
    person.name,
    person.pg_code,
    toggle({
      kind: 'poster-verified',
      id: person.recognitionuser_id,
      value: person.poster_verified,
      label: `Poster of ${person.name}`,
    }),
    person.proof
      ? widget('image-viewer', { kind: 'recognition-proof', id: person.user_id }, 'View Proof', { tag: 'span' })
      : 'No proof',
  ]),
)}`;
  },
  forms: [
    {
      path: '/app/admin/recognition/{recognition_id}/posters',
      submit({ world, params }) {
        world.recognitions.generatePosters(params.recognition_id);
        return `/app/admin/recognition/${encodeURIComponent(params.recognition_id)}`;
      },
    },
  ],
});
