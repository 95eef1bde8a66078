/**
 * Every chunk an output needs before it can run, directly or through others, each after those that it needs itself; the output left out.
 * Throws when chunks need each other in a circle.
 * @returns {string[]} output paths as in the metafile
 */
export function neededBy(metafile, output) {
  const order = [];
  const open = new Set();
  const visit = (path) => {
    if (open.has(path))
      throw new Error(
        `The chunks ${[...open].join(', ')} need each other in a circle, so none can run first. Separate them in shared/build/keep-together.mjs.`,
      );
    open.add(path);
    for (const { path: next, kind } of metafile.outputs[path].imports) {
      if (kind === 'import-statement' && !order.includes(next)) visit(next);
    }
    open.delete(path);
    order.push(path);
  };
  visit(output);
  return order.slice(0, -1);
}

/**
 * Links chunks through the loader instead of by import statements. `import { a as b } from "./x.js"` becomes `const { a: b } = DealerWidgets.chunks["x.js"]`,
 * and `import("./x.js")` becomes `DealerWidgets.import(…)` with all that x needs named. The loader fetches them in one round and runs them in order.
 *
 * Why: a browser remembers that a module's address failed, also that of one which another module imports, and only the importer's text could
 * name a new address. So each chunk is a module of its own that can be asked for again under another address, and what has run is never run twice.
 * Exported names must not be assigned again later: what was taken stays as it was. The names carry the hash of the text before;
 * the change depends on nothing else, so same name, same bytes still holds.
 */
export function linkChunks({ metafile, outputFiles }) {
  const fileOf = (output) => output.split('/').at(-1);
  const outputs = new Map(Object.keys(metafile.outputs).map((output) => [fileOf(output), output]));
  for (const file of outputFiles) {
    let links = 0;
    const text = file.text
      .replace(/\bimport\s*(?:\{([^{}]*)\}\s*from\s*)?"\.\/([^"]+)";?/g, (_, names, from) => {
        links += 1;
        return names ? `const{${names.replace(/\s+as\s+/g, ':')}}=DealerWidgets.chunks[${JSON.stringify(from)}];` : '';
      })
      .replace(/\bimport\("\.\/([^"]+)"\)/g, (_, name) => {
        const files = [name, ...neededBy(metafile, outputs.get(name)).map(fileOf)];
        return `DealerWidgets.import(import.meta.url,${files.map((each) => JSON.stringify(`./${each}`)).join(',')})`;
      });
    const { imports } = metafile.outputs[outputs.get(fileOf(file.path.replaceAll('\\', '/')))];
    const expected = imports.filter(({ kind }) => kind === 'import-statement').length;
    if (links !== expected)
      throw new Error(
        `${file.path} has ${links} import statements that could be read, expected ${expected}. Check shared/build/link-chunks.mjs against esbuild's output.`,
      );
    if (text !== file.text) file.contents = new TextEncoder().encode(text);
  }
}
