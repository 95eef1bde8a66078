import fc from 'fast-check';

/** Texts that a template, an attacker or a mistake may put in place of a value. */
const TEXTS = [
  ...['', ' ', '0', '-1', '1e999', 'NaN', 'null', 'true', '[object Object]', '{{ value }}'],
  ...['javascript:alert(1)', '//evil.example', '<img src=x onerror=alert(1)>', '</script>'],
  ...['__proto__', 'constructor', '\u0000', '\ud800', '\u202e', '9'.repeat(400)],
  ...['2026-02-30', '0000-00-00', '13-2026', '../..', '%', '\u0323\u0301'.repeat(50)],
];

/** Values as JSON can carry them, with lists, maps and objects that have the given keys. */
function hostileValue(keys: readonly string[]): fc.Arbitrary<unknown> {
  const plain = fc.oneof(
    fc.constantFrom<unknown>(...TEXTS, null, true, false, 0, -0, -1, 1.5, 2 ** 53, 1e300, [], {}, [null], [[]], [{}]),
    fc.string({ unit: 'grapheme' }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const item = fc.dictionary(fc.constantFrom(...keys, '__proto__', 'name'), plain, { maxKeys: 6 });
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    fc.array(item, { maxLength: 4 }),
    fc.array(plain, { maxLength: 4 }),
    item,
  );
}

/** Names of fields inside properties, so that hostile items resemble real ones. */
const INNER = [
  ...['id', 'value', 'label', 'title', 'detail', 'content', 'price'],
  ...['price_id', 'date', 'code', 'state', 'user_id', 'image'],
];

/** A set of properties of a widget: each there or not, each of any kind. @param names the widget's properties */
export const hostileProperties = (names: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, hostileValue(INNER)])), { requiredKeys: [] });
