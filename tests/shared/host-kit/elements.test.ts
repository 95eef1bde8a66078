import { expect, it } from 'vitest';
import { elementsOf } from '../../../shared/host-kit/elements.ts';

/** Each as `name` and `name=value`, as Chromium reads it; one without a value counts as empty. */
const attributes = (html: string): string[] =>
  elementsOf(html).flatMap((each) => each.attributes.map(({ name, value }) => `${name}=${value}`));

it.each([
  [`<p a='Dato' Ali' b="">`, ['a=Dato', "ali'=", 'b=']],
  [`<p a="{"b": "c"}" d>`, ['a={', 'b":=', '"c"}"=', 'd=']],
  ['<p a="b"c=d>', ['a=b', 'c=d']],
  [`<p a=b'c d=/e/ f= g>`, ["a=b'c", 'd=/e/', 'f=g']],
  ['<p a/b/=c / d/>', ['a=', 'b=', '=c=', 'd=']],
  ['<p a = "b" =c d=>', ['a=b', '=c=', 'd=']],
  ['<p a="b>c" d=>', ['a=b>c', 'd=']],
  ['<p a="b', []],
  [`<p a='b" c="d">`, []],
  ['<p\na\n=\n"b"\tc>', ['a=b', 'c=']],
  ['<p a="b"\u00a0c="d">', ['a=b', '\u00a0c=d']],
  [`<script a='b' c'>"<p d>"</script><p e>`, ['a=b', "c'=", 'e=']],
])('reads attributes as browsers do: %s', (html, expected) => {
  expect(attributes(html)).toEqual(expected);
});

it('takes no time for a tag that does not end', () => {
  const start = performance.now();
  for (const each of ['b=c "d= e \'', 'b=c d = e', 'b', "b='", '= ']) elementsOf(`<p ${each.repeat(20_000)}`);
  expect(performance.now() - start).toBeLessThan(2000);
});
