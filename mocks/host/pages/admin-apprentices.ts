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
      ['Name', 'Phone', 'Attachment'],
      world.apprentices.all().map(({ name, phone, attachment }) => [
        name,
        phone,
        attachment === null ? 'None sent' : widget('image-viewer', { kind: 'apprentice-attachment', id: attachment }, 'View Attachment', { tag: 'span', as: 'json' }),
      ]),
    ),
});
