import { type OutputChunk, type Plugin, type RenderedChunk, RolldownMagicString } from 'rolldown';
import { parseSync } from 'rolldown/utils';

type Links = Pick<RenderedChunk, 'imports' | 'dynamicImports'>;
type Chunks = Readonly<Record<string, Pick<RenderedChunk, 'imports'>>>;

/** The parts of a finished chunk that the tables of chunks need. */
export type Chunk = Pick<OutputChunk, 'fileName' | 'code' | 'imports'>;

/** A chunk's name in the loader, independent of its bytes: `./core.js` is `core`. */
export const idOf = (file: string): string => file.replace(/^\.\//, '').replace(/\.js$/, '');

/**
 * All chunks that a chunk needs, directly or through others, sorted so that each comes after those it needs. Does not contain `file`.
 * @throws Error when chunks need each other in a circle
 */
export function neededBy(chunks: Chunks, file: string): string[] {
  const order: string[] = [];
  const open = new Set<string>();
  const visit = (name: string): void => {
    if (open.has(name))
      throw new Error(
        `The chunks ${[...open].join(', ')} need each other in a circle, so none can run first. Separate them in shared/build/chunk-groups.ts.`,
      );
    open.add(name);
    for (const next of chunks[name]?.imports ?? []) if (!order.includes(next)) visit(next);
    open.delete(name);
    order.push(name);
  };
  visit(file);
  return order.slice(0, -1);
}

/**
 * Links chunks through the loader instead of import statements: `import { a as b } from "./x.js"` becomes
 * `const { a: b } = DealerWidgets.chunks["x"]`, and `import("./x.js")` becomes `DealerWidgets.import(…, "x")`, which names all chunks
 * that x needs before x itself. The loader knows their addresses, loads them in one round and runs them in order.
 *
 * Why: once a module's address has failed, a browser never requests it again, not even for another module that imports it; a retry
 * needs a new address, which an import statement in finished code cannot have. The loader can retry each chunk under another address
 * and runs none twice. And because no chunk contains the name of another, a change renames only its own chunk and the loader.
 * Costs 19 bytes of a page with a switch. Limit: an exported name must not be reassigned later, because importers keep the value they
 * read (tests/dist/exports.test.ts).
 */
export const linkChunks: Plugin = {
  name: 'link-chunks',
  renderChunk(code, chunk, _options, { chunks }) {
    return linked(code, chunk.fileName, chunk, chunks);
  },
};

/**
 * Rewrites the imports of one chunk.
 * @param links the imports as the bundler lists them
 * @throws Error when an import has an unknown form, or the code does not import what the bundler lists
 */
export function linked(code: string, file: string, links: Links, chunks: Chunks) {
  if (!links.imports.length && !links.dynamicImports.length) return null;
  const text = new RolldownMagicString(code);
  const found = { imports: new Set<string>(), dynamicImports: new Set<string>() };
  const { staticImports, dynamicImports, staticExports } = parseSync(file, code).module; // only the imports: a full syntax tree takes far longer
  const refuse = ({ start, end }: { start: number; end: number }): never => {
    throw new Error(
      `${file} says \`${code.slice(start, end)}\`, which shared/build/link-chunks.ts cannot read. Teach it this spelling.`,
    );
  };
  // a name that is imported and exported again is reported at the place of its import
  const imported = new Set(staticImports.map(({ start }) => start));
  for (const each of staticExports)
    if (!imported.has(each.start) && each.entries.some(({ moduleRequest }) => moduleRequest)) refuse(each);
  for (const each of staticImports) {
    const id = idOf(each.moduleRequest.value);
    const names = each.entries.map(({ importName: { kind, name }, localName }) =>
      kind === 'Name' ? `${name}:${localName.value}` : refuse(each),
    );
    found.imports.add(id);
    text.update(each.start, each.end, names.length ? `const{${names.join()}}=DealerWidgets.chunks["${id}"];` : '');
  }
  for (const each of dynamicImports) {
    const [, address] = /^"(.*)"$/.exec(code.slice(each.moduleRequest.start, each.moduleRequest.end)) ?? refuse(each);
    // the group is part of the pattern
    const id = idOf(address!);
    const all = [...neededBy(chunks, `${id}.js`).map(idOf), id];
    found.dynamicImports.add(id);
    text.update(each.start, each.end, `DealerWidgets.import(${all.map((name) => `"${name}"`).join()})`);
  }
  for (const kind of ['imports', 'dynamicImports'] as const) {
    const expected = links[kind].map(idOf).filter((id) => !found[kind].has(id));
    if (expected.length || found[kind].size > new Set(links[kind]).size)
      throw new Error(
        `${file}: the bundler says it imports ${links[kind].join(', ') || 'nothing'}, its code ${[...found[kind]].join(', ') || 'nothing'}. Check shared/build/link-chunks.ts.`,
      );
  }
  return { code: text };
}
