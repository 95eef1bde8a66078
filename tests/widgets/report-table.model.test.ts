import { shownNumber } from '../../shared/lib/numbers.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import * as model from '../../widgets/report-table/report-table.model.ts';
import { type Counts, properties, type Row } from '../../widgets/report-table/report-table.props.ts';
import { texts } from '../../widgets/report-table/report-table.text.ts';

const counts = fc
  .tuple(fc.nat(99), fc.nat(99), fc.nat(99))
  .map(([GAP, EPP, NORMAL]): Counts => ({ total: GAP + EPP + NORMAL, GAP, EPP, NORMAL }));
const row = (columns: number) =>
  fc.record({
    texts: fc.array(fc.string({ unit: 'binary' }), { minLength: 4, maxLength: 4 }),
    counts: fc.array(counts, { minLength: columns, maxLength: columns }),
  });
const table = fc
  .integer({ min: 0, max: 4 })
  .chain((columns) => fc.record({ columns: fc.constant(columns), rows: fc.array(row(columns), { maxLength: 8 }) }));

test('the totals are the sums of the columns, category by category', () => {
  fc.assert(
    fc.property(table, ({ columns, rows }) => {
      const totals = model.totalsOf(rows, columns);
      expect(totals).toHaveLength(columns);
      totals.forEach((total, column) => {
        for (const key of ['total', 'GAP', 'EPP', 'NORMAL'] as const) {
          expect(total[key]).toBe(rows.reduce((sum, each) => sum + each.counts[column]![key], 0));
        }
      });
    }),
  );
});

test('a total is shown with no more decimals than the numbers in it: 0.1 and 0.2 are 0.3', () => {
  const rowOf = (total: number): Row => ({ texts: [], counts: [{ total, GAP: 0, EPP: 0, NORMAL: 0 }] });
  const shownTotal = (numbers: readonly number[]): string =>
    shownNumber(model.totalsOf(numbers.map(rowOf), 1)[0]!.total);
  expect(shownTotal([0.1, 0.2])).toBe('0.3');
  const thousandths = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 1, maxLength: 500 });
  fc.assert(
    fc.property(thousandths, (all) => {
      expect(shownTotal(all.map((each) => each / 1000))).toBe(
        shownNumber(all.reduce((sum, each) => sum + each, 0) / 1000),
      );
    }),
  );
});

test('one row is not called rows', () => {
  const { rows } = texts.en;
  expect([rows('1', '1'), rows('0', '1')]).toEqual(['1 row', '0 of 1 row']);
  expect([rows('2', '11'), rows('11', '11')]).toEqual(['2 of 11 rows', '11 rows']);
});

test("equal rows keep the server's order in both directions", () => {
  const values = Float64Array.of(1, 2, 1, 0);
  expect(model.inOrder(['a', 'b', 'c', 'd'], values, false)).toEqual(['d', 'a', 'c', 'b']);
  expect(model.inOrder(['a', 'b', 'c', 'd'], values, true)).toEqual(['b', 'a', 'c', 'd']);
});

test('a search finds any part of one of the first four cells, whatever its case, and never across two cells', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string(), { minLength: 4, maxLength: 4 }),
      fc.nat(3),
      fc.nat(),
      fc.nat(),
      (texts, cell, from, length) => {
        const part = texts[cell]!.slice(from % (texts[cell]!.length + 1)).slice(0, length);
        expect(model.searchText({ texts, counts: [] })).toContain(model.folded(part.toUpperCase().toLowerCase()));
      },
    ),
  );
  const shown: Row = { texts: ['Aminah  binti Ali', 'PG00123', 'ＫＥＮＣＡＮＡ', '陳大文'], counts: [] };
  const finds = (query: string): boolean => model.searchText(shown).includes(model.folded(query));
  expect(['MINAH', 'binti ali', ' pg001 ', 'kencana', '大文', ''].map(finds)).toEqual(Array(6).fill(true));
  expect(['ali pg', 'aminah pg', '%', 'gap'].map(finds)).toEqual(Array(4).fill(false));
});

test("texts are ranked in the language's order, numbers in them by value, equal ones alike", () => {
  const texts = ['Zul', 'ali', 'PG10', 'PG9', 'Ali', "A'isyah", 'Énora', '', 'é'];
  const ranks = model.ranksOf(texts);
  const inOrder = texts.map((text, index) => [ranks[index]!, text] as const).toSorted(([a], [b]) => a - b);
  expect(inOrder.map(([, text]) => text)).toEqual(['', "A'isyah", 'ali', 'Ali', 'é', 'Énora', 'PG9', 'PG10', 'Zul']);
  expect(ranks[1]).toBe(ranks[4]);
});

const full = (total: number): Counts => ({ total, GAP: 1, EPP: 2, NORMAL: 3 });
const ROWS: Row[] = [
  { texts: ['Siti', 'PG20000', 'x'.repeat(20), ''], counts: [full(7), full(9)] },
  { texts: ['Ali', 'PG9', 'Y'.repeat(60), ''], counts: [full(8), full(1)] },
];

test('a cell shows the number of its category, and a column sorts by its texts or its totals', () => {
  expect((['All', 'GAP', 'EPP', 'NORMAL'] as const).map((category) => model.countIn(full(6), category))).toEqual([
    6, 1, 2, 3,
  ]);
  expect([0, 3, 4, 5].map((column) => [...model.sortValues(ROWS, column)])).toEqual([
    [1, 0],
    [0, 0],
    [7, 8],
    [9, 1],
  ]);
  expect(model.searchedColumns(['Name', 'Code', 'Team', 'Place', 'Members'])).toBe('Name, Code, Team, Place');
});

test('a column has room for its longest text, number or word, within limits; a row for the lines of its longest text', () => {
  const header = ['Name', 'Code', 'Team', 'Place of the meeting', 'Members', 'GOLD BARS ordered', 'X'.repeat(20)];
  const widths = model.columnWidths(header, ROWS, [full(7), full(123_456_789_012), full(1)]);
  expect(widths).toEqual([84, 102, 250, 176, 113, 150, 150]);
  expect(model.columnWidths(header, [], [full(7), full(1), full(1)])).toEqual([84, 84, 84, 176, 113, 150, 150]);
  // on a phone a title of several words has several lines
  const narrow = model.columnWidths(header, [], [full(7), full(1), full(1)], true);
  expect(narrow).toEqual([84, 84, 84, 176, 81, 78, 150]);
  const whole = [286, 326, 200].map((box) => model.wholeBeside(box, narrow.slice(4)));
  expect(whole, 'one at least').toEqual([159, 159, 81]);
  expect(ROWS.map((each) => model.likelyRowHeight(each, widths))).toEqual([33, 53]);
});

test('ranks agree with the collator for any texts', () => {
  const collator = new Intl.Collator('ms');
  const text = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.string({ unit: fc.constantFrom(..."ab é-.'陳"), maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      fc.array(
        text.filter((each) => !/\d/.test(each)),
        { maxLength: 12 },
      ),
      (texts) => {
        const ranks = model.ranksOf(texts);
        for (const [a, left] of texts.entries()) {
          for (const [b, right] of texts.entries()) {
            const expected =
              model.folded(left) === model.folded(right)
                ? 0
                : collator.compare(model.folded(left), model.folded(right));
            expect(Math.sign(ranks[a]! - ranks[b]!)).toBe(Math.sign(expected));
          }
        }
      },
    ),
  );
});

const one = { total: '3', GAP: 1, EPP: null, NORMAL: '2' };
const good = { header: ['a', 'b', 'c', 'd', 'e'], rows: [['x', null, 7, '', one]], data_total: [one] };

test('the properties of real backends become one type', () => {
  const cell = { total: 3, GAP: 1, EPP: 0, NORMAL: 2 };
  const parsed = v.parse(properties, { ...good, rows: { '0': { '0': 'x', '1': null, '2': 7, '3': '', '4': one } } });
  expect(parsed.rows).toEqual([{ texts: ['x', '', '7', ''], counts: [cell] }]);
  expect(parsed.data_total).toEqual([cell]);
  expect(v.parse(properties, { ...good, rows: null }).rows).toEqual([]);
  const thousands = { total: '1,234', GAP: '1,000,000', EPP: '-1,234.5', NORMAL: 0 };
  expect(v.parse(properties, { ...good, data_total: [thousands] }).data_total).toEqual([
    { total: 1234, GAP: 1_000_000, EPP: -1234.5, NORMAL: 0 },
  ]);
});

test.each([
  [{ rows: [['x', 'y', 'z']] }, /at least 4 cells in row 1/],
  [{ rows: [['x', 'y', 'z', 'w']] }, /row 1 has 4 cells, "header" has 5 titles/],
  [{ rows: [['x', 'y', 'z', 'w', 12]] }, /expected an object with "total".*in row 1, cell 5/],
  [{ rows: [['x', 'y', 'z', 'w', { total: 'many' }]] }, /expected numbers in row 1, cell 5/],
  [{ rows: [['x', 'y', 'z', 'w', { total: '1,23' }]] }, /expected numbers in row 1, cell 5/],
  [{ rows: [['x', 'y', {}, 'w', one]] }, /expected a text in row 1, cell 3/],
  [{ rows: 'none' }, /expected a list for the rows/],
  [{ rows: ['none'] }, /expected a list for row 1/],
  [{ data_total: [7] }, /expected an object with "total".*in total 1/],
  [{ data_total: [] }, /"data_total" has 0 entries; expected 1/],
  [{ header: ['a'] }, /at least 4 titles/],
])('%j is refused in a sentence', (part, sentence) => {
  const result = v.safeParse(properties, { ...good, ...part });
  expect(result.issues?.map(({ message }) => message).join(' ')).toMatch(sentence);
});
