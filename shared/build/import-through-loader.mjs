/**
 * Every chunk an output imports statically, directly or through others, itself left out.
 * @returns {string[]} output paths as in the metafile
 */
export function staticImports(metafile, output, found = new Set()) {
  for (const { path, kind } of metafile.outputs[output].imports) {
    if (kind !== 'import-statement' || found.has(path)) continue;
    found.add(path);
    staticImports(metafile, path, found);
  }
  return [...found];
}

/**
 * Turns every `import("./x.js")` in the chunks into `DealerWidgets.import(…)` with x's own dependencies named. The loader then
 * fetches all of them in one round and tries again when the network fails; a plain import() does neither.
 * The names carry the hash of the text before; the change depends on nothing else, so same name, same bytes still holds.
 */
export function importThroughLoader({ metafile, outputFiles }) {
  const outputs = new Map(Object.keys(metafile.outputs).map((output) => [output.split('/').at(-1), output]));
  for (const file of outputFiles) {
    const text = file.text.replace(/\bimport\("\.\/([^"]+)"\)/g, (_, name) => {
      const files = [name, ...staticImports(metafile, outputs.get(name)).map((path) => path.split('/').at(-1))];
      return `DealerWidgets.import(import.meta.url,${files.map((each) => JSON.stringify(`./${each}`)).join(',')})`;
    });
    if (text !== file.text) file.contents = new TextEncoder().encode(text);
  }
}
