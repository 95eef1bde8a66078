/**
 * Takes out chunks without any code, which remain of modules that only lead to others (see keep-together.mjs), and every import of them.
 * @param {import('esbuild').BuildResult} result changed in place
 */
export function dropEmptyChunks({ metafile, outputFiles }) {
  const isEmpty = (file) => file.text.trim() === '' && file.path.includes('/chunks/');
  for (const file of outputFiles.filter(isEmpty)) {
    const name = file.path.split(/[\\/]/).at(-1);
    const output = Object.keys(metafile.outputs).find((each) => each.endsWith(`/${name}`));
    delete metafile.outputs[output];
    outputFiles.splice(outputFiles.indexOf(file), 1);
    for (const other of Object.values(metafile.outputs))
      other.imports = other.imports.filter(({ path }) => path !== output);
    for (const other of outputFiles) {
      const text = other.text.replace(`import"./${name}";`, '');
      if (text !== other.text) other.contents = new TextEncoder().encode(text);
    }
  }
}
