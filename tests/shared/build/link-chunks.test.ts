import { expect, test } from 'vitest';
import { linkChunks, neededBy } from '../../../shared/build/link-chunks.mjs';

/** esbuild's result for chunks with these texts. */
function result(texts: Record<string, string>) {
  const importsOf = (text: string) =>
    [...text.matchAll(/import(\()?\s*[^"]*"\.\/([^"]+)"/g)].map(([, call, file]) => ({
      path: `dist/chunks/${file}`,
      kind: call ? 'dynamic-import' : 'import-statement',
    }));
  return {
    metafile: {
      outputs: Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [`dist/chunks/${name}`, { imports: importsOf(text) }]),
      ),
    },
    outputFiles: Object.entries(texts).map(([name, text]) => ({
      path: `/app/dist/chunks/${name}`,
      text,
      contents: new TextEncoder().encode(text),
    })),
  };
}
const linked = (texts: Record<string, string>): string[] => {
  const chunks = result(texts);
  linkChunks(chunks);
  return chunks.outputFiles.map(({ contents }) => new TextDecoder().decode(contents));
};

test('import statements become what the loader keeps, in either way esbuild writes them', () => {
  const [short, long, nothing] = linked({
    'a.js': 'import{x as e,$ as t}from"./c.js";import"./d.js";e(t);',
    'b.js': 'import {\n  x,\n  y as z\n} from "./c.js";\nx(z);',
    'c.js': 'var x=1;export{x,x as y,x as $};',
    'd.js': '1;',
  });
  expect(short).toBe('const{x:e,$:t}=DealerWidgets.chunks["c.js"];e(t);');
  expect(long?.replace(/\s+/g, '')).toBe('const{x,y:z}=DealerWidgets.chunks["c.js"];x(z);');
  expect(nothing).toBe('var x=1;export{x,x as y,x as $};');
});

test('import() names all that has to run before, each after what it needs itself', () => {
  const texts = {
    'a.js': 'export const open=()=>import("./late.js");',
    'late.js': 'import{y}from"./middle.js";import{x}from"./core.js";x(y);',
    'middle.js': 'import{x}from"./core.js";export const y=x;',
    'core.js': 'export const x=1;',
  };
  expect(linked(texts)[0]).toBe(
    'export const open=()=>DealerWidgets.import(import.meta.url,"./late.js","./core.js","./middle.js");',
  );
  expect(neededBy(result(texts).metafile, 'dist/chunks/late.js')).toEqual([
    'dist/chunks/core.js',
    'dist/chunks/middle.js',
  ]);
});

test('chunks that need each other, and imports in a way not known, are refused', () => {
  const circle = {
    'a.js': 'import{y}from"./b.js";export const x=y;',
    'b.js': 'import{x}from"./a.js";export const y=x;',
  };
  expect(() => neededBy(result(circle).metafile, 'dist/chunks/a.js')).toThrow(/in a circle/);
  expect(() => linked({ 'a.js': 'import * as all from "./b.js";all.x();', 'b.js': 'export const x=1;' })).toThrow(
    /has 0 import statements that could be read, expected 1/,
  );
});
