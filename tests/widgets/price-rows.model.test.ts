import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as model from '../../widgets/price-rows/price-rows.model.ts';
import { properties } from '../../widgets/price-rows/price-rows.props.ts';

const typed = fc.oneof(
  fc.constant(''),
  fc.constant('  '),
  fc.string({ maxLength: 6 }),
  fc.nat(99_999).map(model.ringgitText),
);
const rows = fc
  .array(fc.record({ price_id: fc.constantFrom('', '7'), name: typed, price: typed }), { minLength: 1, maxLength: 6 })
  .map((all) => all.map((row, key): model.PriceRow => ({ ...row, key })));

test('only the first row needs its values, also while it is blank; other blank rows have no fields', () => {
  const blank = { price_id: '', name: '', price: '' };
  const row = (key: number, more: object): model.PriceRow => ({ key, ...blank, ...more });
  const fields = model.fieldsOf(
    [row(0, {}), row(1, {}), row(2, { price_id: '7', name: 'VIP', price: '10' })],
    'prices',
  );
  expect(fields.map(({ name, value, required }) => [name, value, required])).toEqual([
    ['', '', false],
    ['', '', true],
    ['', '', true],
    ['prices[0][price_id]', '7', false],
    ['prices[0][name]', 'VIP', false],
    ['prices[0][price]', '10.00', false],
  ]);
  expect(fields.map(({ problem }) => problem)).toEqual([undefined, 'name missing', 'price missing', ...Array(3)]);
});

test('an amount of whole sen is read back from its text, with or without RM and separators', () => {
  fc.assert(
    fc.property(fc.nat(999_999_99), (sen) => {
      expect(model.readPrice(model.ringgitText(sen))).toEqual({ sen });
      expect(model.readPrice(` RM ${(sen / 100).toLocaleString('ms-MY', { minimumFractionDigits: 2 })} `)).toEqual({
        sen,
      });
      expect(model.tidyPrice(model.tidyPrice(model.ringgitText(sen)))).toBe(model.ringgitText(sen));
    }),
  );
});

test.each([
  ['.5', '0.50'],
  ['RM.05', '0.05'],
  ['5.', '5.00'],
  ['rm 5', '5.00'],
])('%j is the price %s', (text, tidy) => expect(model.tidyPrice(text)).toBe(tidy));

test.each([
  ['', 'price missing'],
  ['  RM ', 'price missing'],
  ['abc', 'no number'],
  ['5 RM', 'no number'],
  ['12,34.5', 'no number'],
  ['1e3', 'no number'],
  ['.', 'no number'],
  ['٣', 'no number'],
  ['-5', 'negative'],
  ['-0.00', 'negative'],
  ['1.999', 'too many decimals'],
])('%j is not a price: %s', (text, problem) => {
  expect(model.readPrice(text)).toEqual({ problem });
  expect(model.tidyPrice(text)).toBe(text);
});

test('the first row is required, others may be blank but not half filled in', () => {
  const row = (name: string, price: string): model.PriceRow => ({ key: 0, price_id: '', name, price });
  expect(model.problemsOf(row('', ''), 0)).toEqual({ name: 'name missing', price: 'price missing' });
  expect(model.problemsOf(row(' ', ' '), 1)).toEqual({});
  expect(model.problemsOf(row(' ', '1'), 0)).toEqual({ name: 'name missing' });
  expect(model.problemsOf(row('A', ''), 1)).toEqual({ price: 'price missing' });
  expect(model.problemsOf(row('', '1'), 1)).toEqual({ name: 'name missing' });
  expect(model.problemsOf(row('A', '1'), 0)).toEqual({});
});

test('what is posted is every row that is not blank, numbered without gaps, in order', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const inputs = model.inputsOf(all, 'prices');
      const filled = all.filter((row) => !model.isBlank(row));
      expect(inputs).toHaveLength(filled.length * 3);
      filled.forEach((row, index) => {
        const of = (part: string): string | undefined =>
          inputs.find(({ name }) => name === `prices[${index}][${part}]`)?.value;
        expect([of('price_id'), of('name'), of('price')]).toEqual([
          row.price_id,
          row.name.trim(),
          model.tidyPrice(row.price),
        ]);
      });
    }),
  );
});

test('there is always a row, and the last one to go takes its id along', () => {
  const given = { price_id: '7', name: 'A', price: 119_990 };
  const [first, second] = model.rowsOf([given, { ...given, price_id: '8', price: null }]) as [
    model.PriceRow,
    model.PriceRow,
  ];
  expect([first.price, second.price]).toEqual(['1199.90', '']);
  expect(model.rowsOf([{ ...given, price: 'free' }])).toEqual([{ ...given, key: 0, price: 'free' }]);
  const blank = { key: 0, price_id: '', name: '', price: '' };
  expect(model.rowsOf([])).toEqual([blank]);
  expect(model.withoutRow([first, second], 0)).toEqual([second]);
  expect(model.withoutRow([second], 0)).toEqual([{ ...blank, key: 2 }]);
  expect(model.withNewRow([first, second])).toEqual([first, second, { ...blank, key: 2 }]);
});

test('prices of real backends become sen, absent ones are not filled in yet', () => {
  const parsed = v.parse(properties, {
    prices: {
      0: { price_id: 7, name: null, price: '1,199.9' },
      1: { price_id: null, name: 'B', price: null },
      2: { name: 'C', price: '' },
      3: { price_id: '9', name: 'D', price: 0 },
    },
  });
  expect(parsed.prices.map(({ price }) => price)).toEqual([119_990, null, null, 0]);
  expect(parsed.prices.map(({ price_id }) => price_id)).toEqual(['7', '', '', '9']);
  expect(v.parse(properties, { prices: [{ name: 'A', price: 'free' }] }).prices[0]?.price).toBe('free');
  expect(v.safeParse(properties, { prices: [{ name: 'A', price: [] }] }).success).toBe(false);
});
