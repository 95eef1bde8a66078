import { expect, test } from 'vitest';
import { linked, neededBy } from '../../../shared/build/link-chunks.ts';

type Links = { imports: string[]; dynamicImports: string[] };

/** Links a chunk whose imports, according to the bundler, are these lists. */
const link = (code: string, links: Partial<Links>, chunks: Record<string, Partial<Links>> = {}): string | undefined =>
  linked(
    code,
    'a.js',
    { imports: [], dynamicImports: [], ...links },
    Object.fromEntries(Object.entries(chunks).map(([name, each]) => [name, { imports: [], ...each }])),
  )?.code.toString();

test('import statements become what the loader keeps, by the names of chunks', () => {
  expect(link('import{x as e,$ as t}from"./c.js";import"./d-e.js";e(t);', { imports: ['c.js', 'd-e.js'] })).toBe(
    'const{x:e,$:t}=DealerWidgets.chunks["c"];e(t);',
  );
  expect(
    link('import{a}from"./b.js";import{c as d}from"./e.js";export{d,a as f};', { imports: ['b.js', 'e.js'] }),
  ).toBe('const{a:a}=DealerWidgets.chunks["b"];const{c:d}=DealerWidgets.chunks["e"];export{d,a as f};');
  expect(link('export const x=1;', {})).toBeUndefined();
});

test('import() names all that has to run before, each after what it needs itself', () => {
  const chunks = {
    'late.js': { imports: ['middle.js', 'core.js'] },
    'middle.js': { imports: ['core.js'] },
    'core.js': {},
  };
  expect(link('export const open=()=>import("./late.js").then(e=>e.t);', { dynamicImports: ['late.js'] }, chunks)).toBe(
    'export const open=()=>DealerWidgets.import("core","middle","late").then(e=>e.t);',
  );
  expect(neededBy({ ...chunks, 'core.js': { imports: [] } }, 'late.js')).toEqual(['core.js', 'middle.js']);
});

test('chunks that need each other are refused', () => {
  const circle = { 'a.js': { imports: ['b.js'] }, 'b.js': { imports: ['a.js'] } };
  expect(() => neededBy(circle, 'a.js')).toThrow(/in a circle/);
});

test.each([
  ['import * as all from "./b.js";all.x();', { imports: ['b.js'] }],
  ['import b from "./b.js";b();', { imports: ['b.js'] }],
  ['export { x } from "./b.js";', { imports: ['b.js'] }],
  ['export * from "./b.js";', { imports: ['b.js'] }],
  ['import { y } from "./b.js";export { x } from "./b.js";y();', { imports: ['b.js'] }],
  ['const b="./b.js";import(b);', { dynamicImports: ['b.js'] }],
  ['import(`./${name}.js`);', { dynamicImports: ['b.js'] }],
])('a spelling that is not known is refused: %s', (code, links) => {
  expect(() => link(code, links)).toThrow(/cannot read. Teach it this spelling/);
});

test.each([
  ['load("./b.js");', { imports: ['b.js'] }],
  ['load("./b.js");', { dynamicImports: ['b.js'] }],
  ['import{x}from"./b.js";import{y}from"./c.js";', { imports: ['b.js'] }],
  ['import("./b.js");import("./c.js");', { dynamicImports: ['b.js'] }],
])('imports that the bundler lists must be found, and no others: %s', (code, links) => {
  expect(() => link(code, links)).toThrow(/the bundler says it imports/);
});
