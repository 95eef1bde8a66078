import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ejs from 'ejs';
import Handlebars from 'handlebars';
import { afterAll, describe, expect, test } from 'vitest';
import { dealerWidgets } from '../../../shared/host-kit/express/dealer-widgets.mjs';

const kit = path.join(import.meta.dirname, '../../../shared/host-kit');
const stacks = path.join(import.meta.dirname, '../../support/stacks');
const valuesFile = path.join(stacks, 'values.json');
const values = JSON.parse(readFileSync(valuesFile, 'utf8')) as Record<string, unknown>;

/** Ten megabytes. */
const LONG = `${'x'.repeat(96)}<é`.repeat(100_000);

/** As dist/manifest.json, as far as the helpers read it. */
const manifest = {
  publicPath: '/widgets/',
  css: { file: 'widgets.css', integrity: 'sha384-css' },
  loader: { file: 'loader.js', integrity: 'sha384-loader' },
  widgets: { quiz: { chunk: 'chunks/quiz-AAAAA.js', dependencies: ['chunks/chunk-BBBBB.js'] } },
  importMap: '{"integrity":{}}',
  importMapCspHash: 'sha256-map',
};
const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-kit-'));
const manifestFile = path.join(folder, 'manifest.json');
writeFileSync(manifestFile, JSON.stringify(manifest));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD =
  '<link rel="stylesheet" href="/widgets/widgets.css" integrity="sha384-css" crossorigin>' +
  '<link rel="modulepreload" href="/widgets/chunks/chunk-BBBBB.js"><link rel="modulepreload" href="/widgets/chunks/quiz-AAAAA.js">' +
  '<script type="application/json" id="dealer-widgets-config">{"user_id":7}</script>' +
  '<script type="module" src="/widgets/loader.js" integrity="sha384-loader" crossorigin></script>';
const FALLBACK = '<p>Waiting &amp; "ready"</p>';

/** Every stack writes the same page; the properties are read back from it. */
function expectPage(html: string, date: string): void {
  const [, head, json, rest] =
    /^<html><head>([^]*)<\/head><body><div data-widget="quiz"><script type="application\/json">([^<]*)<\/script>([^]*)<\/body><\/html>\s*$/.exec(
      html,
    ) ?? [];
  // JSON objects may be spaced
  expect(head?.replace('{"user_id": 7}', '{"user_id":7}')).toBe(HEAD);
  expect(rest?.trim()).toBe(`${FALLBACK}</div>`);
  const { long, date: written, ...others } = JSON.parse(json!) as Record<string, unknown>;
  expect(others).toEqual(values);
  expect(written).toBe(date);
  expect(long === LONG, 'ten megabytes').toBe(true);
}

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const PYTHON = ['/usr/bin/python3', 'python3'].find((python) => has(python, '-c', 'import django, jinja2'));

/** What each stack is run with, where the machine has it (.ci/run says which are missing). */
const RUNNERS: Array<[stack: string, command: string, file: string, there: boolean]> = [
  [
    'Blade',
    'php',
    'blade.php',
    has('php', '-r', 'exit(file_exists("/usr/share/php/Illuminate/View/autoload.php") ? 0 : 1);'),
  ],
  ['Twig', 'php', 'twig.php', has('php', '-r', 'exit(file_exists("/usr/share/php/Twig/autoload.php") ? 0 : 1);')],
  ['Django', PYTHON ?? '', 'django_page.py', PYTHON !== undefined],
  ['Jinja2', PYTHON ?? '', 'jinja2_page.py', PYTHON !== undefined],
  ['ERB', 'ruby', 'erb_page.rb', has('ruby', '-e', '')],
];

describe('nasty values come back as they were', () => {
  for (const [stack, command, file, there] of RUNNERS)
    test.runIf(there)(`through ${stack}`, () => {
      const html = execFileSync(command, [path.join(stacks, file), manifestFile, valuesFile, kit], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      expectPage(html, '2026-11-23T09:00:00+08:00');
    });

  const props = { ...values, date: new Date('2026-11-23T09:00:00+08:00'), long: LONG };
  const DATE = '2026-11-23T01:00:00.000Z';
  const dw = dealerWidgets(manifestFile);

  test('through EJS', () => {
    const page = `<html><head><%- dw.head(['quiz'], { user_id: 7 }) %></head><body><%- dw.widget('quiz', props, fallback) %></body></html>`;
    expectPage(ejs.render(page, { dw, props, fallback: FALLBACK }), DATE);
  });

  test('through Handlebars', () => {
    const own = Handlebars.create();
    dw.registerHandlebars(own);
    const page = own.compile(
      `<html><head>{{dwHead names settings}}</head><body>{{#dw "quiz" props}}${FALLBACK}{{/dw}}</body></html>`,
    );
    expectPage(page({ names: ['quiz'], settings: { user_id: 7 }, props }), DATE);
  });

  test('a widget there is not is refused; the import map comes before what it vouches for', () => {
    expect(() => dw.widget('quizz')).toThrow('There is no widget "quizz".');
    const head = dw.head(['quiz'], {}, { integrity: true });
    expect(head.indexOf('importmap')).toBeLessThan(head.indexOf('modulepreload'));
    expect(dw.importMapCspHash).toBe('sha256-map');
  });
});
