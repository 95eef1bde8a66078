import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** What .gitignore names, plus git itself: not part of the project's sources. */
const NOT_SOURCES = /^(node_modules|dist|coverage|test-results|playwright-report|storybook-static|\.git)(\/|$)/;

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

/**
 * Every file of the project that matches, read from the disk (a clone without git is fine too).
 * @throws Error when there is none, also in one of the folders in braces: a rule that sees no file would be kept by all
 */
export function sourceFiles(pattern: string): SourceFile[] {
  const files = globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name === '.git' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.\w+$/.test(file) && !NOT_SOURCES.test(file))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
  const folders = [...pattern.matchAll(/\{([^{}]+)\}\//g)].flatMap(([, names = '']) => names.split(','));
  for (const folder of ['', ...folders.map((name) => `${name}/`)])
    if (!files.some((file) => file.path.startsWith(folder)))
      throw new Error(
        `No file${folder && ` in ${folder}`} matches ${pattern}. Correct the pattern, or take its rule away.`,
      );
  return files;
}

/** Every TypeScript file below these folders. */
export const scriptsIn = (...folders: string[]): SourceFile[] =>
  folders.flatMap((folder) => sourceFiles(`${folder}/**/*.{ts,tsx}`));

/** The code that pages load, and not what makes it or describes it. */
export const shippedFiles = (): SourceFile[] =>
  scriptsIn('widgets', 'shared').filter((file) => !file.path.startsWith('shared/tools/'));

/** All folders with code, whatever the file type. */
export const CODE = '{build.mjs,{widgets,shared,mocks,stories,tests,.storybook}/**/*.{ts,tsx,mjs,css}}';

/** `file:line` of an offset in a text. */
export const place = (file: SourceFile, offset: number): string =>
  `${file.path}:${file.text.slice(0, offset).split('\n').length}`;

/** The same text with comments blanked out, offsets and lines kept. Good enough to search code for words: strings stay. */
export const withoutComments = (text: string): string =>
  text.replace(/("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\*[^]*?\*\/|(?<![:\\])\/\/.*/g, (all, string?: string) =>
    string === undefined ? all.replace(/[^\n]/g, ' ') : all,
  );
