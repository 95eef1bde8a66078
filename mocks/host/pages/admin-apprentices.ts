import { definePage } from '../page.ts';
import { widget } from '../widget.ts';
import { table } from './parts.ts';

export const apprenticesPage = definePage({
  path: '/app/admin/apprentices',
  title: 'Apprentices',
  lang: 'en',
  render: ({ world }) =>
    table(
      'Applications',
      ['Name', 'Phone', 'Attachment', 'Status'],
      world.apprentices.all().map(({ apprentice_id, name, phone, attachment, status, comment }) => [
        name,
        phone,
        attachment === null
          ? 'None sent'
          : widget('image-viewer', { kind: 'apprentice-attachment', id: attachment }, 'View Attachment', {
              tag: 'span',
            }),
        widget(
          'apprentice-status',
          { apprentice_id, status, comment, label: `Status: ${name}` },
          ['Pending', 'Approved', 'Rejected'][status],
        ),
      ]),
    ),
});
