import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { distFiles, readManifest } from '../support/dist.ts';

const root = path.join(import.meta.dirname, '../..');
const files = distFiles();
const manifest = readManifest();
const text = (name: string): string => files.get(name)!.toString();
const code = [...files.keys()].filter((name) => /\.(js|css)$/.test(name));

test('dist/ holds what a page loads, what is made for hosts, and nothing else', () => {
  const others = [...files.keys()].filter(
    (name) => !/^chunks\/~?[\w-]+-[0-9A-F]{6}\.js$|^(guides|widgets)\/[\w-]+\.md$/.test(name),
  );
  expect(others).toEqual(
    [
      manifest.loader.file,
      manifest.css.file,
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
      'kept-in-the-browser.md',
      'licences.txt',
      'loader.js',
      'manifest.json',
      'openapi.json',
      'reference.json',
      'vscode.html-custom-data.json',
      'web-types.json',
      'widgets.css',
    ].sort(),
  );
});

test('every widget folder is a widget of the bundle', () => {
  const folder = path.join(root, 'widgets');
  const folders = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'index.ts')));
  expect(Object.keys(manifest.widgets).sort()).toEqual(folders.sort());
});

test('every chunk is loaded by something', () => {
  const loaded = new Set(Object.values(manifest.widgets).flatMap(({ files: all }) => all));
  expect(Object.keys(manifest.chunks).filter((chunk) => !loaded.has(chunk))).toEqual([]);
});

test.each([
  ['the place of the build', new RegExp(root.replaceAll('/', '\\/'))],
  ['a source map', /sourceMappingURL/],
  ['what only Node has', /\bprocess\.env\b|\brequire\(|\b__dirname\b/],
  ["React's warnings for development", /Each child in a list should have a unique/],
  ['eval', /\beval\(|\bFunction\(/], // the minifier drops `new`
])('no built file contains %s', (_, pattern) => {
  expect(code.filter((name) => pattern.test(text(name)))).toEqual([]);
});

test('the loader brings no React', () => {
  expect(text('loader.js').replace(`+${manifest.flavour}.`, '').replace('|react|', '|')).not.toMatch(/react/i);
});

test('only our one policy, in one chunk, turns text into elements', () => {
  const policies = code.filter((name) => text(name).includes('createPolicy'));
  expect(policies).toEqual([expect.stringMatching(/~sweetalert/)]);
  expect(text(policies[0]!).match(/createPolicy\(.dealer-widgets./g)).toHaveLength(1);
  const writers = code.filter((name) =>
    /\b(?:inner|outer)HTML\s*=[^=]|parseFromString|insertAdjacentHTML|setAttribute\(.style/.test(text(name)),
  );
  // react-dom writes where dangerouslySetInnerHTML is used, which no widget does (tests/repo/forbidden.test.ts)
  expect(writers.map((name) => manifest.chunks[name]!.id)).toEqual(['react', '~sweetalert']);
});
