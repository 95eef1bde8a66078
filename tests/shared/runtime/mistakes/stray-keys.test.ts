import { expect, test } from 'vitest';
import { strayKeys } from '../../../../shared/runtime/mistakes/stray-keys.ts';
import { properties as booking } from '../../../../widgets/atm-booking/atm-booking.props.ts';
import { properties as sop } from '../../../../widgets/dealer-sop/dealer-sop.props.ts';
import { properties as prices } from '../../../../widgets/price-rows/price-rows.props.ts';
import { properties as quiz } from '../../../../widgets/quiz/quiz.props.ts';
import { properties as sortable } from '../../../../widgets/sortable-list/sortable-list.props.ts';
import { properties as gallery } from '../../../../widgets/testimony-gallery/testimony-gallery.props.ts';

const strays = ({ entries }: { entries: object }, values: object): string[] =>
  Object.entries(entries).flatMap(([name, entry]) =>
    strayKeys(entry, Object.entries(values).find(([key]) => key === name)?.[1], name),
  );

test.each([
  [
    'an id under the name of other lists, which would make new records of old ones',
    prices,
    { prices: [{ id: 7, name: 'Dewasa', price: '150.00' }] },
    ['"prices.0" has no "price_id"; it has "id", which is not read.'],
  ],
  [
    'names in another language',
    prices,
    { prices: [{ price_id: 7, nama: 'Dewasa', harga: '150.00' }] },
    [
      '"prices.0" has no "name"; it has "nama", which is not read.',
      '"prices.0" has no "price"; it has "nama", "harga", which are not read.',
    ],
  ],
  [
    'a list as PHP writes a filtered one',
    sortable,
    { items: { 2: { id: 1, name: 'A' } } },
    ['"items.2" has no "label"; it has "name", which is not read.'],
  ],
  [
    'the same in every entry, once',
    sortable,
    { items: [1, 2].map((id) => ({ id, lable: 'A' })) },
    ['"items.0" has no "label"; it has "lable", which is not read.'],
  ],
])('%s', (_, schema, values, sentences) => {
  expect(strays(schema, values)).toEqual(sentences);
});

test('misspelt keys of steps, places and pictures', () => {
  expect(strays(sop, { steps: [{ titel: 'A', detial: 'B' }] }).join()).toMatch(/no "title"; it has "titel"/);
  expect(strays(booking, { atms: [{ id: 1, nama: 'A', negeri: 'Johor' }] }).join()).toMatch(/no "name"; it has "nama"/);
  expect(strays(gallery, { testimonies: [{ img: 'a.jpg' }], testimonials: [{ img: 'a.jpg' }] }).join()).toMatch(
    /"img"/,
  );
});

test('further keys of a whole record, and what may be left out, are no mistake', () => {
  const record = { created_at: '2026-11-01', updated_at: null, pivot: { a: 1 } };
  const rows = [7, ''].map((price_id) => ({ price_id, name: 'A', price: '1', ...(price_id && record) }));
  expect(strays(prices, { prices: rows })).toEqual([]);
  const answers = [{ key: 'a', text: 'B', ...record }];
  expect(strays(quiz, { questions: [{ id: 1, question: 'A', image: '', answers, ...record }] })).toEqual([]);
  for (const value of [undefined, null, '', 'x', 7, [], {}, [null, 'x', 7, []]])
    expect(strays(prices, { prices: value })).toEqual([]);
});
