import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isList, isMap, LiteralReader, UNKNOWN, type WrittenValue } from '../../../shared/host-kit/literals.ts';
import { templateText } from '../../../shared/host-kit/template-text.ts';

/** The value as JSON has it. `…` stands for an unknown value, and at the end of a list or map for further ones. */
function plain(value: WrittenValue): unknown {
  if (value === UNKNOWN) return '…';
  if (isList(value)) return [...value.items.map((item) => plain(item.value)), ...(value.isOpen ? ['…'] : [])];
  if (!isMap(value)) return value;
  const entries = [...value.entries].map(([name, { given }]) => [name, plain(given.value)]);
  return Object.fromEntries(value.isOpen ? [...entries, ['…', true]] : entries);
}
const read = (text: string): unknown => plain(new LiteralReader(text).value().value);

// not U+E000, a letter for private use, which stands for an expression of a template here
test('any JSON is read as JSON.parse does', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ noUnicodeString: false }).filter((value) => !/[$#\uE000]|__proto__/.test(JSON.stringify(value))),
      (value) => {
        for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)])
          expect(read(text)).toEqual(JSON.parse(text)); // not the value itself: JSON has no -0
      },
    ),
  );
});

test.each([
  [`['a' => 'it\\'s', "b" => [1, -2.5], 'c' => null]`, { a: "it's", b: [1, -2.5], c: null }],
  [`['a' => $x->y['z'], 'b' => "$x"] + $more`, '…'],
  [`['a' => $x->y['z'], 'b' => "$x", $key => 1]`, { a: '…', b: '…', '…': true }],
  [`array('a' => array('b', array()), "c" => [array ( 1 )])`, { a: ['b', []], c: [[1]] }],
  [`array('a' => $x, 'b' => array_merge(array(1), $y), ...$more)`, { a: '…', b: '…', '…': true }],
  [`array('a' => 1) + $more`, '…'],
  [`[array_values(array(1)), $array(1), Array(3)]`, ['…', '…', '…']],
  [`{ a: 1, 'b': x ? 'p' : 'q', c, ...rest }`, { a: 1, b: '…', '…': true }],
  [`{ a: (x) => ({ y: [x, ')'] }), b: \`t\` }`, { a: '…', b: 't' }],
  [`{ :a => :sym, "b" => "#{c}", d: rows.map { |r| { e: r } } }`, { a: 'sym', b: '…', d: '…' }],
  [`{"a": True, "b": None, "c": Decimal("1"), **more}`, { a: true, b: null, c: '…', '…': true }],
  [`{"a": "x" if y else "z", "b": [1, *more]}`, { a: '…', b: [1, '…'] }],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('every text comes to an end', () => {
  const parts = [
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    "'",
    '"',
    ',',
    ':',
    '=>',
    '=',
    ' ',
    '...',
    '*',
    '{{',
    '}}',
    '{%',
    '%}',
    '<%',
    '@if',
    'a',
    '1',
    '\n',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (words) => {
      const text = words.join('');
      new LiteralReader(text).value();
      expect(templateText('page.html', text).masked).toHaveLength(text.length);
    }),
    { numRuns: 2000 },
  );
});
