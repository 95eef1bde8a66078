/**
 * Cuts the hashes in the names of chunks from eight letters to five, wherever the names stand. 25 bits tell one build of a chunk from
 * another well enough, and every letter stands in the loader's table.
 * @param {import('esbuild').BuildResult} result changed in place
 */
export function shortenHashes(result) {
  const inPath = (path) => path.replace(/(chunks\/[\w~-]+-[A-Z2-7]{5})[A-Z2-7]{3}\.js$/, '$1.js');
  const { metafile, outputFiles } = result;
  metafile.outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([output, description]) => [
      inPath(output),
      { ...description, imports: description.imports.map((each) => ({ ...each, path: inPath(each.path) })) },
    ]),
  );
  if (Object.keys(metafile.outputs).length < outputFiles.length) {
    throw new Error(
      'Two chunks have the same name after their hashes were cut. Keep more letters in shared/build/shorten-hashes.mjs.',
    );
  }
  for (const file of outputFiles) {
    file.path = inPath(file.path);
    const text = file.text.replace(/(["']\.\/[\w~-]+-[A-Z2-7]{5})[A-Z2-7]{3}(\.js["'])/g, '$1$2');
    if (text !== file.text) file.contents = new TextEncoder().encode(text);
  }
}
