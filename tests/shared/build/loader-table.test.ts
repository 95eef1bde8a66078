import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type Chunk, neededBy } from '../../../shared/build/link-chunks.ts';
import { loaderTable } from '../../../shared/build/loader-table.ts';
import { hashedName } from '../../../shared/build/names.ts';

const LOADS = ['visible', 'eager', 'idle', 'interaction'];

afterEach(() => vi.unstubAllGlobals());

/** The table as the loader has it, made of these chunks: shared ones, each of which may need those before it, and widgets that need some. */
async function tableOf(chunks: Chunk[], widgets: string[]) {
  const entries = widgets.map((name, at) => ({ name, entry: '', load: LOADS[at % LOADS.length]! }));
  const baked = loaderTable(chunks, entries);
  for (const [name, json] of Object.entries(baked)) vi.stubGlobal(name, JSON.parse(json));
  vi.stubGlobal('__VERSION__', '');
  vi.resetModules();
  return { entries, ...(await import('../../../shared/loader/table.ts')) };
}

const chunk = (name: string, imports: string[] = []): Chunk => ({
  fileName: `${name}.js`,
  code: `code of ${name}`,
  imports: imports.map((each) => `${each}.js`),
});

test('the loader reads back what each widget needs, in an order that works, and where it is', async () => {
  const shape = fc.record({
    shared: fc.array(fc.array(fc.nat(), { maxLength: 4 }), { minLength: 1, maxLength: 70 }),
    widgets: fc.array(fc.array(fc.nat(), { maxLength: 12 }), { minLength: 1, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(shape, async ({ shared, widgets }) => {
      const chunks = shared.map((needs, at) =>
        chunk(`s${at}`, at ? [...new Set(needs.map((each) => `s${each % at}`))] : []),
      );
      const names = widgets.map((_, at) => `w-${at}`);
      const all = [
        ...chunks,
        ...widgets.map((needs, at) => chunk(names[at]!, [...new Set(needs.map((each) => `s${each % shared.length}`))])),
      ];
      const byFile = Object.fromEntries(all.map((each) => [each.fileName, each]));
      const { entries, table, addressOf } = await tableOf(all, names);
      expect([...table.keys()]).toEqual(names);
      for (const { name, load } of entries) {
        const read = table.get(name)!;
        expect(read.load ?? 'visible').toBe(load);
        expect([...read.chunks].sort()).toEqual(
          [...neededBy(byFile, `${name}.js`), `${name}.js`].map((file) => file.slice(0, -3)).sort(),
        );
        for (const [at, each] of read.chunks.entries())
          for (const need of byFile[`${each}.js`]!.imports)
            expect(read.chunks.slice(0, at), `${need} before ${each}`).toContain(need.slice(0, -3));
      }
      for (const { fileName, code } of all)
        expect(addressOf(fileName.slice(0, -3)).endsWith(`/${hashedName(`chunks/${fileName}`, code)}`), fileName).toBe(
          true,
        );
    }),
    { numRuns: 40 },
  );
});

test('more shared chunks than there are letters stop the build, and so does a name with a separator in it', () => {
  const shared = (count: number): string[] => Array.from({ length: count }, (_, at) => `s${at}`);
  const entries = [{ name: 'w', entry: '', load: 'visible' }];
  const made = (count: number) =>
    loaderTable([...shared(count).map((name) => chunk(name)), chunk('w', shared(count))], entries);
  expect(() => made(76)).not.toThrow();
  expect(() => made(77)).toThrow(/There are 77 shared chunks, more than .* has letters for\. Join some/);
  for (const name of ['a|b', 'a b', 'a.b'])
    expect(() => loaderTable([chunk(name), chunk('w')], entries), name).toThrow(
      /The loader's table takes letters, digits/,
    );
});
