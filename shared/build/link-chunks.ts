import { parseAst } from 'rolldown/parseAst';
import { type Plugin, type RenderedChunk, RolldownMagicString } from 'rolldown';

type Links = Pick<RenderedChunk, 'imports' | 'dynamicImports'>;
type Chunks = Readonly<Record<string, Pick<RenderedChunk, 'imports'>>>;

/** How the loader knows a chunk, whatever its bytes: `./core.js` is `core`. */
export const idOf = (file: string): string => file.replace(/^\.\//, '').replace(/\.js$/, '');

/**
 * Every chunk that one needs before it can run, directly or through others, each after those that it needs itself; itself left out.
 * @throws a sentence when chunks need each other in a circle
 */
export function neededBy(chunks: Chunks, file: string): string[] {
  const order: string[] = [];
  const open = new Set<string>();
  const visit = (name: string): void => {
    if (open.has(name))
      throw new Error(`The chunks ${[...open].join(', ')} need each other in a circle, so none can run first. Separate them in shared/build/chunk-groups.ts.`);
    open.add(name);
    for (const next of chunks[name]?.imports ?? []) if (!order.includes(next)) visit(next);
    open.delete(name);
    order.push(name);
  };
  visit(file);
  return order.slice(0, -1);
}

/**
 * Links chunks through the loader instead of by import statements: `import { a as b } from "./x.js"` becomes `const { a: b } = DealerWidgets.chunks["x"]`,
 * and `import("./x.js")` becomes `DealerWidgets.import(…, "x")` with all that x needs named before it. The loader knows where they are, fetches them in one round and runs them in order.
 *
 * Why: a browser remembers that a module's address failed, also that of one which another module imports, and only the importer's text could
 * name a new address. So each chunk is a module of its own that can be asked for again under another address, and what has run is never run
 * twice. And because no chunk names another's bytes, a change renames the chunk it is in and the loader, nothing else.
 * Exported names must not be assigned again later: what was taken stays as it was (tests/dist/exports.test.ts).
 */
export const linkChunks: Plugin = {
  name: 'link-chunks',
  renderChunk(code, chunk, _options, { chunks }) {
    return linked(code, chunk.fileName, chunk, chunks);
  },
};

interface Node {
  type: string;
  start: number;
  end: number;
  source?: { type: string; value: string } | null;
  specifiers?: Array<{ type: string; imported?: { name?: string; value?: string }; local: { name: string } }>;
}

/**
 * @param links what the bundler says the code imports
 * @throws a sentence when the code imports something in a way not known here, or more or less than the bundler says
 */
export function linked(code: string, file: string, links: Links, chunks: Chunks) {
  if (!links.imports.length && !links.dynamicImports.length) return null;
  const text = new RolldownMagicString(code);
  const found = { imports: new Set<string>(), dynamicImports: new Set<string>() };
  const refuse = (node: Node): never => {
    throw new Error(`${file} says \`${code.slice(node.start, node.end)}\`, which shared/build/link-chunks.ts cannot read. Teach it this spelling.`);
  };
  for (const node of nodesOf(parseAst(code))) {
    const { type, start, end, source, specifiers = [] } = node;
    if (type === 'ImportDeclaration') {
      const names = specifiers.map(({ type: kind, imported, local }) =>
        kind === 'ImportSpecifier' && imported?.name ? `${imported.name}:${local.name}` : refuse(node),
      );
      found.imports.add(idOf(source!.value));
      text.update(start, end, names.length ? `const{${names.join()}}=DealerWidgets.chunks[${JSON.stringify(idOf(source!.value))}];` : '');
    } else if (type === 'ImportExpression') {
      if (source?.type !== 'Literal') refuse(node);
      const id = idOf(source!.value);
      const all = [...neededBy(chunks, `${id}.js`).map(idOf), id];
      found.dynamicImports.add(id);
      text.update(start, end, `DealerWidgets.import(${all.map((each) => JSON.stringify(each)).join()})`);
    } else if (/^Export(All|Named)Declaration$/.test(type) && source) refuse(node);
  }
  for (const kind of ['imports', 'dynamicImports'] as const) {
    const expected = links[kind].map(idOf).filter((id) => !found[kind].has(id));
    if (expected.length || found[kind].size > new Set(links[kind]).size)
      throw new Error(`${file}: the bundler says it imports ${links[kind].join(', ') || 'nothing'}, its code ${[...found[kind]].join(', ') || 'nothing'}. Check shared/build/link-chunks.ts.`);
  }
  return { code: text };
}

/** Every node of a syntax tree. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (typeof (value as Node | null)?.type === 'string') {
    yield value as Node;
    for (const each of Object.values(value as object)) if (typeof each === 'object') yield* nodesOf(each);
  }
}
