import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { templateFiles } from '../../../shared/host-kit/template-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-lint-')).split(path.sep).join('/');
for (const file of [
  'top.html',
  'views/a.blade.php',
  'views/a+b (1).html',
  'views/deep/er/b.html',
  'views/deep/c.hbs',
  'node_modules/x/d.html',
  '.git/e.html',
]) {
  mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
  writeFileSync(`${folder}/${file}`, '');
}
afterAll(() => rmSync(folder, { recursive: true }));

const found = (...patterns: string[]): string[] =>
  templateFiles(patterns.map((pattern) => `${folder}/${pattern}`)).map((file) => file.slice(folder.length + 1));

test('patterns name files at every depth, without those of packages and hidden folders', () => {
  expect(found('**/*.html')).toEqual(['top.html', 'views/a+b (1).html', 'views/deep/er/b.html']);
  expect(found('views/*.html')).toEqual(['views/a+b (1).html']);
  expect(found('views/**/*.{hbs,blade.php}')).toEqual(['views/a.blade.php', 'views/deep/c.hbs']);
  expect(found('views/deep/?.hbs', 'views/**')).toHaveLength(4);
});

test('a file is taken by its name, also one like a pattern', () => {
  expect(found('views/a+b (1).html', 'node_modules/x/d.html')).toEqual(['views/a+b (1).html', 'node_modules/x/d.html']);
});

test('links to files are read, and those that lead to a folder or nowhere are not', () => {
  mkdirSync(`${folder}/links/folder.html`, { recursive: true });
  for (const [name, target] of [
    ['file.html', '../top.html'],
    ['broken.html', 'nowhere.html'],
    ['folder-link.html', 'folder.html'],
    ['loop.html', 'loop.html'],
  ])
    symlinkSync(target!, `${folder}/links/${name}`);
  expect(found('links/**')).toEqual(['links/file.html']);
  expect(() => found('links/broken.html')).toThrow('/links/broken.html" is a link to a file that is not there.');
});

test('each pattern without a file is named, beside others that have some', () => {
  const mistake = (...patterns: string[]) => {
    try {
      return found(...patterns).join();
    } catch (error) {
      return (error as Error).message.replaceAll(`${folder}/`, '');
    }
  };
  expect(mistake('top.html', 'view/**/*.html')).toMatch(/^No file fits "view\/\*\*\/\*\.html",/);
  expect(mistake('top.html', 'bottom.html')).toMatch(/^There is no file "bottom\.html",/);
  expect(mistake('views', 'x.html')).toMatch(
    /^"views" is a folder\. Name its files, such as "views\/\*\*\/\*\.html"\.\nThere is no file "x\.html",/,
  );
});
