import { definePage } from '../page.ts';
import { table, toggle } from './parts.ts';

export const dealersPage = definePage({
  path: '/app/admin/dealers',
  title: '200 dealers in one table',
  lang: 'en',
  render: ({ world }) =>
    table(
      'Dealers',
      ['Dealer', 'PG code', 'Place', 'FMD'],
      world.dealers
        .all()
        .map(({ dealer_id, name, pg_code, place, fmd }) => [
          name,
          pg_code,
          place,
          toggle({ kind: 'fmd', id: dealer_id, value: fmd, label: `FMD: ${name}` }),
        ]),
    ),
});
