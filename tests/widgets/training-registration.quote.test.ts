import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentationOf } from '../../shared/contract/documented.ts';
import { enrol } from '../../shared/contract/calls/training.ts';
import { quoteOf } from '../../widgets/training-registration/parts/registration-dialog/quote.ts';

const senAmount = fc.integer({ min: 0, max: 100_000_000 });
/** Percent with up to six decimals, as the number the page gives, and as exact millionths. */
const percent = fc
  .oneof(fc.constantFrom(0, 6_000_000, 8_000_000, 7_500_000), fc.integer({ min: 0, max: 100_000_000 }))
  .map((millionths) => ({ sst: Number((millionths / 1e6).toFixed(6)), millionths }));
const order = fc.record({ full: senAmount, unit: senAmount, quantity: fc.integer({ min: 1, max: 5_000 }), percent });

test('is the exact amount rounded half up to the sen, for every order', () => {
  fc.assert(
    fc.property(order, ({ full, unit, quantity, percent: { sst, millionths } }) => {
      const { totalSen } = quoteOf({ fullUnitSen: full, unitSen: unit, quantity, sst });
      // total - 1/2 <= exact < total + 1/2, where exact = unit × quantity × (100 + sst) / 100, all times 2 × 10^8
      const exact = 2n * BigInt(unit) * BigInt(quantity) * (100_000_000n + BigInt(millionths));
      const lower = (2n * BigInt(totalSen) - 1n) * 100_000_000n;
      expect(lower <= exact).toBe(true);
      expect(exact < lower + 200_000_000n).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('is the sum of the lines that are shown, and no line is negative', () => {
  fc.assert(
    fc.property(order, ({ full, unit, quantity, percent: { sst } }) => {
      const { eachSen, priceSen, discountSen, sstSen, totalSen } = quoteOf({
        fullUnitSen: full,
        unitSen: unit,
        quantity,
        sst,
      });
      expect(priceSen - discountSen + sstSen).toBe(totalSen);
      expect(eachSen * quantity).toBe(priceSen);
      expect(Math.min(priceSen, discountSen, sstSen)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['half a sen goes up', { fullUnitSen: 125, unitSen: 125, quantity: 1, sst: 10 }, 138],
  ['just under half a sen goes down', { fullUnitSen: 1_249, unitSen: 1_249, quantity: 1, sst: 1 }, 1_261],
  ['the tax is rounded once per order, not per person', { fullUnitSen: 33, unitSen: 33, quantity: 3, sst: 8 }, 107],
  ['the example of QUOTE.md', { fullUnitSen: 19_995, unitSen: 14_990, quantity: 2, sst: 8 }, 32_378],
  ['a free training costs nothing', { fullUnitSen: 0, unitSen: 0, quantity: 2, sst: 8 }, 0],
  ['a free place costs nothing', { fullUnitSen: 15_000, unitSen: 0, quantity: 2, sst: 8 }, 0],
])('%s', (_, given, totalSen) => {
  expect(quoteOf(given).totalSen).toBe(totalSen);
});

test.each([
  [{ fullUnitSen: 100, unitSen: 99.5, quantity: 1, sst: 0 }, /price per person is 99.5/],
  [{ fullUnitSen: 100, unitSen: 100, quantity: 0, sst: 0 }, /quantity is 0/],
  [{ fullUnitSen: 100, unitSen: 100, quantity: 1, sst: Number.NaN }, /SST of a quote is NaN/],
  [{ fullUnitSen: 100, unitSen: 100, quantity: 1, sst: -8 }, /SST of a quote is -8/],
  [{ fullUnitSen: 100, unitSen: 100, quantity: 1, sst: 1_000.5 }, /SST of a quote is 1000.5/],
  [{ fullUnitSen: 1e15, unitSen: 1e15, quantity: 5_000, sst: 8 }, /too large to be exact/],
])('refuses %o', (given, sentence) => {
  expect(() => quoteOf(given)).toThrow(sentence);
});

test('the rule that hosts read in the notes of the call gives the same total, where rounding per person would not', () => {
  const { notes = '' } = documentationOf(enrol);
  // the pattern has four groups
  const [quantity, unit, sst, total] = (/(\d+) × (\d+\.\d+) with (\d+) % SST make (\d+\.\d+)/.exec(notes) ?? [])
    .slice(1)
    .map(Number) as [number, number, number, number];
  const unitSen = Math.round(unit * 100);
  const totalSen = Math.round(total * 100);
  const order = { fullUnitSen: unitSen, unitSen, sst };
  expect(quoteOf({ ...order, quantity }).totalSen).toBe(totalSen);
  expect(quoteOf({ ...order, quantity: 1 }).totalSen * quantity).not.toBe(totalSen);
});
