import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';
import { table, toggle } from './parts.ts';

export const recognitionsPage = definePage({
  path: '/app/admin/recognition',
  title: 'Recognitions',
  lang: 'en',
  render: ({ world }) =>
    table(
      'Recognitions',
      ['Recognition', 'Awarded on', 'Active', 'Download', 'Image'],
      world.recognitions
        .all()
        .map(({ recognition_id, name, awarded_on, is_active, can_download, image }) => [
          html`<a href="/app/admin/recognition/${recognition_id}">${name}</a>`,
          awarded_on,
          toggle({ kind: 'recognition', id: recognition_id, value: is_active, label: name }),
          toggle({ kind: 'recognition-download', id: recognition_id, value: can_download, label: `${name}: download` }),
          image
            ? widget('image-viewer', { kind: 'recognition-image', id: recognition_id }, 'View', { tag: 'span' })
            : 'No image',
        ]),
    ),
});
