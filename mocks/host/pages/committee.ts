import { definePage } from '../page.ts';
import { table, toggle } from './parts.ts';

export const committeePage = definePage({
  path: '/app/committee/members',
  title: 'Ahli Jawatankuasa',
  lang: 'ms',
  render: ({ world }) =>
    table(
      'Ahli Jawatankuasa',
      ['Nama', 'Jawatan', 'Aktif'],
      world.committee
        .all()
        .map((row) => [
          row.name,
          row.position,
          toggle({ kind: 'committee', id: row.committee_user_id, value: row.is_active, label: row.name }),
        ]),
    ),
});
