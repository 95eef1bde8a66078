import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const sheets = ['shared', 'widgets'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const tokens = read('shared/ui/tokens/tokens.css');
/** The tokens; --_light and --_dark select which value of a token applies. */
const declared = new Set([...tokens.matchAll(/^ {2}(--_(?!light:|dark:)[\w-]+):/gm)].map((match) => match[1]!));
/** Tokens without a public name, and the shades of the host's colours that tokens.css uses: a page with nothing but switches goes without these. */
const common = new Set(read('shared/ui/common/common.css').match(/--_[\w-]+(?=:)/g));

test('every token can be set by a host under its public name', () => {
  expect(declared.size).toBeGreaterThan(30);
  for (const name of declared) expect(tokens).toContain(`${name}: var(${name.replace('--_', '--dw-')},`);
});

/** Texts that never have a second line: a switch, its reserved place, the number key of an answer. */
const ONE_LINE = ['switch/switch.css', 'ui/reserve.css', 'quiz/quiz.css'];

test.each(sheets.filter((file) => !ONE_LINE.some((name) => file.endsWith(name))))(
  '%s: where a host can enlarge the text, its lines do not run into each other',
  (file) => {
    expect(read(file)).not.toMatch(/font:[^;]*var\([^;]* \/ \d+px/);
  },
);

/** These lie in the host's document, where only the public names can be known. */
const isOfTheHost = (file: string): boolean => file.endsWith('reserve.css');

test.each(sheets.filter(isOfTheHost))('%s uses only tokens that exist, by their public names', (file) => {
  const used = [...read(file).matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]!);
  const own = /^--(dw-)?reserve-/;
  expect(used.filter((name) => !own.test(name) && !declared.has(name.replace('--dw-', '--_')))).toEqual([]);
});

test.each(sheets.filter((file) => !isOfTheHost(file)))('%s uses tokens that exist, by their private names', (file) => {
  const css = read(file);
  const own = new Set([...css.matchAll(/(--_[\w-]+)\s*:/g)].map((match) => match[1]!));
  // one with a fallback is set by what is around it
  const unknown = [...css.matchAll(/var\((--_(?!(?:light|dark)\b)[\w-]+)\)/g)]
    .map((match) => match[1]!)
    .filter((name) => !declared.has(name) && !common.has(name) && !own.has(name));
  expect(unknown).toEqual([]);
  const withoutShades = css.replaceAll(/--_\w+-(mix|pale):[^;]*;/g, '');
  if (!file.endsWith('tokens.css')) expect(withoutShades).not.toMatch(/var\(--dw-/);
});

test.each(sheets.filter((file) => file.startsWith('widgets')))('%s invents no width of its own', (file) => {
  expect(read(file)).not.toMatch(/(?:inline-size|width): (?:[3-9]|1\d)\d\d(?:px|ch);/);
});
