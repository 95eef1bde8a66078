/** The files that the patterns of a command line name, on every Node we support: `fs.globSync` came with Node 22. */
import * as fs from 'node:fs';
import path from 'node:path';

/**
 * @param patterns files, or patterns with `*`, `**`, `?` and `{a,b}`
 * @throws Error with a sentence for each pattern without a file
 */
export function templateFiles(patterns: readonly string[]): string[] {
  const found = patterns.map((pattern) => ({ pattern, files: filesOf(pattern) }));
  const mistakes = found.filter(({ files }) => files.length === 0).map(({ pattern }) => sentence(pattern));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return [...new Set(found.flatMap(({ files }) => files))];
}

function filesOf(pattern: string): string[] {
  if (fs.existsSync(pattern)) return isFile(pattern) ? [pattern] : [];
  if (!WILDCARD.test(pattern)) return [];
  const parts = pattern.split(path.sep).join('/').split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => WILDCARD.test(part)),
  );
  const folder = fixed.length > 0 ? `${fixed.join('/')}/` : '';
  if (!fs.existsSync(folder || '.')) return [];
  const fits = new RegExp(`^${sourceOf(parts.join('/'))}$`);
  return [...filesBelow(folder)].filter((file) => fits.test(file)).sort();
}

/** All files in a folder and its subfolders, except `node_modules` and hidden ones, which nobody means by `**`. Links to folders are not followed. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder || '.', { withFileTypes: true })) {
    const name = folder + entry.name;
    if (entry.isFile() || (entry.isSymbolicLink() && isFile(name))) yield name;
    else if (entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
      yield* filesBelow(`${name}/`);
  }
}

/** Whether there is a file, also where a link leads; one may lead to nothing, or to itself. */
function isFile(name: string): boolean {
  try {
    return fs.statSync(name).isFile();
  } catch {
    return false;
  }
}

const WILDCARD = /[*?{]/;
const MEANING: Record<string, string> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' };

function sourceOf(pattern: string): string {
  return pattern.replace(/\{[^{}]*\}|\*\*\/|[*]{1,2}|[?\\^$.|+(){}[\]]/g, (sign) =>
    sign.length > 2 && sign.startsWith('{')
      ? `(?:${sign.slice(1, -1).split(',').map(sourceOf).join('|')})`
      : (MEANING[sign] ?? `\\${sign}`),
  );
}

function sentence(pattern: string): string {
  if (!fs.existsSync(pattern) && fs.lstatSync(pattern, { throwIfNoEntry: false }))
    return `"${pattern}" is a link to a file that is not there. Name another file, or remove the link.`;
  if (fs.existsSync(pattern))
    return `"${pattern}" is a folder. Name its files, such as "${path.posix.join(pattern, '**/*.html')}".`;
  return WILDCARD.test(pattern)
    ? `No file fits "${pattern}", looked for from ${process.cwd()}.`
    : `There is no file "${pattern}", looked for from ${process.cwd()}.`;
}
