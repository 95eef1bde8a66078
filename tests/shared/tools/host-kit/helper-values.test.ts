/** The guide "Properties": one table for every language. */
import { describe, expect, test } from 'vitest';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { LANGUAGES, written, writtenManifest, type Case } from '../../../support/helper-languages.ts';

const manifestFile = writtenManifest();
const dw = dealerWidgets(manifestFile);

const BIG = '9007199254740993';
const loop: Record<string, unknown> = {};
loop.a = [loop];
const twice = { id: 1 };
class Entity {
  #id = 1;
  get id() {
    return this.#id;
  }
}
function* each<T>(items: T[]) {
  yield* items;
}

/** What is written, by what it is. */
const WRITTEN: ReadonlyArray<Case & { as: unknown }> = [
  {
    what: 'the largest whole number with all its digits',
    ...{ PHP: '9007199254740991', Ruby: '9007199254740991', Python: '9007199254740991', Node: () => 9007199254740991n },
    as: 9007199254740991,
  },
  { what: 'a larger one', PHP: BIG, Ruby: BIG, Python: BIG, Node: () => BigInt(BIG), as: BIG },
  {
    what: 'a larger negative one',
    ...{ PHP: `-${BIG}`, Ruby: `-${BIG}`, Python: `-${BIG}`, Node: () => -BigInt(BIG) },
    as: `-${BIG}`,
  },
  { what: 'true', PHP: 'true', Ruby: 'true', Python: 'True', Node: () => Object(true) as unknown, as: true },
  { what: 'a decimal', Ruby: 'BigDecimal("150.50")', Python: 'decimal.Decimal("150.50")', as: /^150\.50?$/ },
  { what: 'a decimal of hundreds', Ruby: 'BigDecimal("1E+2")', Python: 'decimal.Decimal("1E+2")', as: /^100(\.0)?$/ },
  { what: 'a decimal of nothing', Ruby: 'BigDecimal("0E-10")', Python: 'decimal.Decimal("0E-10")', as: /^0\.0+$/ },
  {
    what: 'a date',
    PHP: `new DateTimeImmutable('2026-11-23T09:00:00+08:00')`,
    Ruby: 'Time.new(2026, 11, 23, 9, 0, 0, "+08:00")',
    Python: 'datetime.datetime(2026, 11, 23, 9, tzinfo=datetime.timezone(datetime.timedelta(hours=8)))',
    Node: () => new Date('2026-11-23T09:00:00+08:00'),
    as: /^2026-11-23T0[19]:00:00(\.000Z|\+08:00)$/,
  },
  { what: 'a day', Ruby: 'Date.new(2026, 11, 23)', Python: 'datetime.date(2026, 11, 23)', as: '2026-11-23' },
  { what: 'an enum with a value', PHP: 'Kind::Staff', Python: 'Kind.STAFF', as: 'staff' },
  {
    what: 'a text in an object',
    PHP: `new Html('<b>')`,
    Ruby: 'URI("<b>".tr("<>", ""))',
    Python: 'uuid.UUID(int=7)',
    Node: () => Object('<b>') as unknown,
    as: /^(<b>|b|0{8}-0000-0000-0000-0{11}7)$/,
  },
  {
    what: 'a collection',
    PHP: 'new Items([1, new Items([2])])',
    Ruby: 'Relation.new([1, Set[2]])',
    Python: 'QuerySet([1, {2}])',
    Node: () => new Set([1, new Set([2])]),
    as: [1, [2]],
  },
  {
    what: 'an empty collection',
    PHP: 'new ArrayObject()',
    Ruby: 'Relation.new([])',
    Python: 'QuerySet([])',
    Node: () => new Set(),
    as: [],
  },
  {
    what: 'what gives one value after the other',
    PHP: 'each([1, 2], [3])',
    Ruby: '[1, 2, 3].lazy',
    Python: '(each for each in (1, 2, 3))',
    Node: () => each([1, 2, 3]),
    as: [1, 2, 3],
  },
  {
    what: 'names and values',
    PHP: `new ArrayObject(['a' => 1])`,
    Ruby: '{ a: 1 }',
    Python: 'types.MappingProxyType({"a": 1})',
    Node: () => new Map([['a', 1]]),
    as: { a: 1 },
  },
  {
    what: 'names that are whole numbers',
    PHP: '[7 => 1]',
    Ruby: '{ 7 => 1 }',
    Python: '{7: 1}',
    Node: () => new Map([[7, 1]]),
    as: { 7: 1 },
  },
  {
    what: 'names that are days',
    Ruby: '{ Date.new(2026, 11, 23) => 1 }',
    Python: '{datetime.date(2026, 11, 23): 1}',
    as: { '2026-11-23': 1 },
  },
  {
    what: 'public properties',
    PHP: 'new Dto(7)',
    Node: () => Object.assign(new Entity(), { id_: 7 }),
    as: /^{"id_?":7}$/,
  },
  { what: 'an empty object', PHP: 'new stdClass', Ruby: '{}', Python: '{}', Node: () => ({}), as: {} },
  {
    what: 'an object that says what it is',
    PHP: `new Says(new Says(new Items([1])))`,
    Node: () => ({ toJSON: () => ({ toJSON: () => new Set([1]) }) }),
    as: [1],
  },
  {
    what: 'an object that says it is a date',
    PHP: `new Says(new DateTimeImmutable('2026-11-23T01:00:00+00:00'))`,
    Node: () => ({ toJSON: () => new Date('2026-11-23T01:00:00Z') }),
    as: /^2026-11-23T01:00:00/,
  },
  {
    what: 'the same twice',
    PHP: '[$a = new Dto(1), $a]',
    Ruby: '[{ id: 1 }] * 2',
    Python: '[{"id": 1}] * 2',
    Node: () => [twice, twice],
    as: [{ id: 1 }, { id: 1 }],
  },
];

/** What is refused, and how the sentence goes on after `The properties of "quiz" cannot be written: `. */
const REFUSED: ReadonlyArray<Case & { says: string | RegExp }> = [
  {
    what: 'no number',
    PHP: 'NAN',
    Ruby: 'Float::NAN',
    Python: 'float("nan")',
    Node: () => Object(Number.NaN) as unknown,
    says: /^"list\.0\.value" is nan, which JSON cannot hold\. Leave it out where there is no number\.$/i,
  },
  {
    what: 'infinity',
    PHP: 'INF',
    Ruby: 'Float::INFINITY',
    Python: 'float("inf")',
    Node: () => Infinity,
    says: /^"list\.0\.value" is inf(inity)?, which JSON cannot hold/i,
  },
  {
    what: 'a number that has lost its digits',
    ...{ PHP: '9223372036854775808', Ruby: '1e25', Python: '1e25', Node: () => 9007199254740992 },
    says: /^"list\.0\.value" is \d[\d.e+]+, not a number within/i,
  },
  {
    what: 'a decimal that is none',
    Ruby: 'BigDecimal("NaN")',
    Python: 'decimal.Decimal("NaN")',
    says: '"list.0.value" is NaN, which JSON cannot hold',
  },
  { what: 'a fraction', Ruby: '1/3r', says: '"list.0.value" is Rational. Make it' },
  { what: 'a date that is none', Node: () => new Date(Number.NaN), says: '"list.0.value" is an invalid date.' },
  {
    what: 'text that is no Unicode',
    PHP: `"caf\\xE9"`,
    Ruby: '"caf\\xE9"',
    Python: 'b"caf\\xe9".decode("ascii", "surrogateescape")',
    Node: () => 'caf\uD83D',
    says: /^"list\.0\.value" is not valid (UTF-8|Unicode)\./,
  },
  { what: 'bytes', Ruby: '"caf\\xE9".b', says: '"list.0.value" is not valid UTF-8.' },
  {
    what: 'a name that is no Unicode',
    PHP: `["caf\\xE9" => 1]`,
    Ruby: '{ "caf\\xE9" => 1 }',
    Python: '{b"caf\\xe9".decode("ascii", "surrogateescape"): 1}',
    Node: () => ({ 'caf\uD83D': 1 }),
    says: /^the key "list\.0\.value\.caf[?\uFFFD]" is not valid (UTF-8|Unicode)\./,
  },
  {
    what: 'bytes as a name',
    Ruby: '{ "caf\\xE9".b => 1 }',
    Python: '{b"caf": 1}',
    says: /^the key "list\.0\.value\..*" is (not valid|bytes)/,
  },
  {
    what: 'a list as a name',
    Ruby: '{ [1, 2] => 1 }',
    Python: '{(1, 2): 1}',
    Node: () => new Map([[[1, 2], 1]]),
    says: /^the key "list\.0\.value\.\W?1, ?2\W?" is neither a text nor a whole number\.$/,
  },
  {
    what: 'nothing as a name',
    Ruby: '{ nil => 1 }',
    Python: '{None: 1}',
    Node: () => new Map([[null, 1]]),
    says: 'neither a text nor',
  },
  {
    what: 'itself',
    PHP: '$loop',
    Ruby: 'LOOP',
    Python: 'loop',
    Node: () => loop,
    says: '"list.0.value.a.0" contains itself.',
  },
  { what: 'what says that it contains itself', PHP: '$says', says: '"list.0.value.a.0" contains itself.' },
  {
    what: 'code',
    PHP: 'fn () => 1',
    Ruby: '-> {}',
    Python: 'len',
    Node: () => () => 1,
    says: /^"list\.0\.value" is (Closure|Proc|builtin_function_or_method|a function)\. Make it a text, number, /,
  },
  {
    what: 'an object without public properties',
    PHP: 'new Entity()',
    Ruby: 'Object.new',
    Python: 'object()',
    Node: () => new Entity(),
    says: /^"list\.0\.value" is (Entity|Object|object)\. Make it a text, number, /,
  },
  {
    what: 'a record',
    Ruby: 'Atm.new',
    says: /is Atm\. Make it a text, number, array or hash, such as its as_json\(only: %i\[id name\]\)\.$/,
  },
  { what: 'a promise', Node: () => Promise.resolve(1), says: '"list.0.value" is Promise. Make it' },
  { what: 'an enum without values', PHP: 'Suit::Hearts', says: '"list.0.value" is Suit. Make it' },
  { what: 'an open file', PHP: 'STDIN', says: '"list.0.value" is resource (stream). Make it' },
  { what: 'bytes of Python', Python: 'b"a"', says: '"list.0.value" is bytes. Make it' },
];

const CALLS: Record<string, (value: string) => string> = {
  PHP: (value) => `$dw->widget('quiz', ['list' => [['value' => ${value}]]])`,
  Ruby: (value) => `dw("quiz", { list: [{ "value" => ${value} }] })`,
  Python: (value) => `dw.widget("quiz", {"list": [{"value": ${value}}]})`,
};
const isThere = (language: string): boolean => LANGUAGES[language]?.isThere ?? true;

/** What is written for each value, or the message. */
const results = <T extends Case>(language: string, cases: readonly T[]) =>
  written(language, cases, manifestFile, CALLS[language]!, (value) =>
    dw.widget('quiz', { list: [{ value: value() }] }),
  );

describe.each(['PHP', 'Ruby', 'Python', 'Node'])('what can be written: %s', (language) => {
  test.runIf(isThere(language))('is written', () => {
    for (const [{ what, as }, html] of results(language, WRITTEN)) {
      const json = /<script type="application\/json">([^<]*)</.exec(html)?.[1];
      expect.soft(json, `${what}: ${html}`).toBeDefined();
      const { value } = (JSON.parse(json ?? `{"list":[{}]}`) as { list: [{ value: unknown }] }).list[0];
      if (as instanceof RegExp)
        expect.soft(typeof value === 'string' ? value : JSON.stringify(value), what).toMatch(as);
      else expect.soft(value, what).toEqual(as);
    }
  });

  test.runIf(isThere(language))('and nothing else', () => {
    for (const [{ what, says }, message] of results(language, REFUSED)) {
      const [, sentence] = /^The properties of "quiz" cannot be written: (.*)$/s.exec(message) ?? [];
      expect.soft(sentence ?? message, `${what}: ${message}`).toMatch(says);
    }
  });
});
