import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type Chunk, neededBy } from '../../../../shared/tools/build/chunk.ts';
import { loaderTable } from '../../../../shared/tools/build/loader-table.ts';
import { hashedName } from '../../../../shared/tools/build/names.ts';

const LOADS = ['visible', 'eager', 'idle', 'interaction'];

afterEach(() => vi.unstubAllGlobals());

/** The table as the loader has it, made of these chunks: shared ones, each of which may need those before it, and widgets that need some. */
async function tableOf(chunks: Chunk[], widgets: string[]) {
  const entries = widgets.map((name, at) => ({ name, entry: '', load: LOADS[at % LOADS.length]! }));
  const baked = loaderTable(chunks, entries);
  for (const [name, json] of Object.entries(baked)) vi.stubGlobal(name, JSON.parse(json));
  vi.stubGlobal('__VERSION__', '');
  vi.resetModules();
  return { entries, ...(await import('../../../../shared/loader/table.ts')) };
}

const chunk = (name: string, imports: string[] = []): Chunk => ({
  name,
  code: `code of ${name}`,
  map: undefined,
  modules: [],
  imports,
  later: [],
});

test('the loader reads back what each widget needs, in an order that works, and where it is', async () => {
  const shape = fc.record({
    shared: fc.array(fc.array(fc.nat(), { maxLength: 4 }), { minLength: 1, maxLength: 36 }),
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
      const byName = new Map(all.map((each) => [each.name, each]));
      const { entries, table, addressOf } = await tableOf(all, names);
      expect([...table.keys()].sort()).toEqual([...names].sort());
      for (const { name, load } of entries) {
        const read = table.get(name)!;
        expect(read.load ?? 'visible').toBe(load);
        expect([...read.chunks].sort()).toEqual([...neededBy(byName, name), name].sort());
        for (const [at, each] of read.chunks.entries())
          for (const need of byName.get(each)!.imports)
            expect(read.chunks.slice(0, at), `${need} before ${each}`).toContain(need);
      }
      const needed = new Set(names.flatMap((name) => [...neededBy(byName, name), name]));
      for (const { name, code } of all.filter((each) => needed.has(each.name)))
        expect(addressOf(name).endsWith(`/${hashedName(`chunks/${name}.js`, code)}`), name).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('more shared chunks than there are digits stop the build, and so does a name with a separator in it', () => {
  const shared = (count: number): string[] => Array.from({ length: count }, (_, at) => `s${at}`);
  const entries = [{ name: 'w', entry: '', load: 'visible' }];
  const made = (count: number) =>
    loaderTable([...shared(count).map((name) => chunk(name)), chunk('w', shared(count))], entries);
  expect(() => made(36)).not.toThrow();
  expect(() => made(37)).toThrow(/There are 37 shared chunks, more than .* has digits for\. Join some/);
  for (const name of ['a|b', 'a b', 'a.b'])
    expect(() => loaderTable([chunk(name), chunk('w')], entries), name).toThrow(
      /The loader's table takes letters, digits/,
    );
});

test('code that a chunk loads by import() is in the table, too', async () => {
  const opener: Chunk = { ...chunk('w', ['base']), later: ['~late'] };
  const { table } = await tableOf([chunk('base'), chunk('more'), chunk('~late', ['base', 'more']), opener], ['w']);
  expect(table.get('~late')).toEqual({ load: undefined, chunks: ['base', 'more', '~late'] });
});
