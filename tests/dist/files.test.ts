import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../shared/build/build.mjs';
import { dist, distFiles, readManifest } from '../support/dist.ts';

const files = distFiles();
const manifest = readManifest();
const text = (name: string): string => files.get(name)!.toString();

test('dist/ holds what a page loads, what is made for hosts, and nothing else', () => {
  const others = [...files.keys()].filter((name) => !/^chunks\/~?[\w-]+-[A-Z2-7]{5}\.js$/.test(name));
  expect(others).toEqual([
    'dealer-widgets.d.ts',
    'host/dealer-widgets.mjs',
    'host/django/dealer_widgets.py',
    'host/django/templatetags/dw.py',
    'host/express/dealer-widgets.mjs',
    'host/laravel/DwComponent.php',
    'host/laravel/widget.blade.php',
    'host/php/DealerWidgets.php',
    'host/rails/dealer_widgets_helper.rb',
    'host/twig/DealerWidgetsExtension.php',
    'licences.txt',
    'loader.js',
    'manifest.json',
    'openapi.json',
    'reference.json',
    'reference.md',
    'vscode.html-custom-data.json',
    'web-types.json',
    'widgets.css',
  ]);
});

test('every widget folder is a widget of the bundle', () => {
  const folder = path.join(dist, '../widgets');
  const folders = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'index.ts')));
  expect(Object.keys(manifest.widgets).sort()).toEqual(folders.sort());
});

test('no chunk is left that nobody loads', () => {
  const named = [...files].filter(([name]) => name.endsWith('.js') || name === 'manifest.json').map(([name, contents]) => [name, contents.toString()]);
  const orphans = Object.keys(manifest.chunks).filter((chunk) => {
    const stem = path.basename(chunk, '.js');
    const hash = stem.slice(-5);
    return !named.some(([name, contents]) => name !== chunk && name !== 'manifest.json' && contents?.includes(hash));
  });
  expect(orphans).toEqual([]);
});

test.each([
  ['the place of the build', new RegExp(path.resolve(dist, '..').replaceAll('/', '\\/'))],
  ['a source map', /sourceMappingURL/],
  ['what only Node has', /\bprocess\.env\b|\brequire\(|\b__dirname\b/],
  ["React's warnings for development", /Each child in a list should have a unique/],
  ['eval', /\beval\(|\bnew Function\(/],
])('no built file contains %s', (_, pattern) => {
  expect([...files.keys()].filter((name) => /\.(js|css)$/.test(name) && pattern.test(text(name)))).toEqual([]);
});

test('the loader brings no React', () => {
  expect(text('loader.js')).not.toMatch(/react/i);
});

test('the same sources build to the same bytes, those in dist/', async () => {
  const again = await build();
  expect([...again.keys()].sort()).toEqual([...files.keys()]);
  const different = [...files].filter(([name, contents]) => !contents.equals(Buffer.from(again.get(name) ?? []))).map(([name]) => name);
  expect(different, 'built otherwise than before; when sources have changed, run: npm run build').toEqual([]);
});
