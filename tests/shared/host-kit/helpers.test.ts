import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ejs from 'ejs';
import Handlebars from 'handlebars';
import { afterAll, describe, expect, test } from 'vitest';
import { dealerWidgets } from '../../../shared/host-kit/express/dealer-widgets.mjs';
import { SNIPPETS } from '../../../shared/host-kit/snippets.ts';
import { LONG, pageOf, RUNNERS, valuesFile } from '../../support/stacks.ts';

const values = JSON.parse(readFileSync(valuesFile, 'utf8')) as Record<string, unknown>;

/** As dist/manifest.json, as far as the helpers read it. */
const manifest = {
  publicPath: '/widgets/',
  css: { file: 'widgets.css', integrity: 'sha384-css' },
  loader: { file: 'loader.js', integrity: 'sha384-loader' },
  widgets: {
    quiz: {
      chunk: 'chunks/quiz-AAAAA.js',
      dependencies: ['chunks/chunk-BBBBB.js'],
      files: ['chunks/quiz-AAAAA.js', 'chunks/chunk-BBBBB.js', 'chunks/late-CCCCC.js'],
    },
  },
  chunks: {
    'chunks/quiz-AAAAA.js': { integrity: 'sha384-quiz' },
    'chunks/report-DDDDD.js': { integrity: 'sha384-report' },
    'chunks/chunk-BBBBB.js': { integrity: 'sha384-chunk' },
    'chunks/late-CCCCC.js': { integrity: 'sha384-late' },
  },
  retries: ['?1'],
};
/** Of a page with a quiz: everything it may ask for, also a second time, and nothing of other widgets. */
const MAP =
  '{"integrity":{"/widgets/chunks/chunk-BBBBB.js":"sha384-chunk","/widgets/chunks/chunk-BBBBB.js?1":"sha384-chunk",' +
  '"/widgets/chunks/late-CCCCC.js":"sha384-late","/widgets/chunks/late-CCCCC.js?1":"sha384-late",' +
  '"/widgets/chunks/quiz-AAAAA.js":"sha384-quiz","/widgets/chunks/quiz-AAAAA.js?1":"sha384-quiz"}}';
const HASH = `sha256-${createHash('sha256').update(MAP).digest('base64')}`;
const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-kit-'));
const manifestFile = path.join(folder, 'manifest.json');
writeFileSync(manifestFile, JSON.stringify(manifest));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD =
  '<link rel="stylesheet" href="/widgets/widgets.css" integrity="sha384-css" crossorigin>' +
  `<script type="importmap">${MAP}</script>` +
  '<link rel="modulepreload" href="/widgets/chunks/chunk-BBBBB.js" integrity="sha384-chunk"><link rel="modulepreload" href="/widgets/chunks/quiz-AAAAA.js" integrity="sha384-quiz">' +
  '<script type="application/json" id="dealer-widgets-config">{"user_id":7}</script>' +
  '<script type="module" src="/widgets/loader.js" integrity="sha384-loader" crossorigin></script>' +
  `<meta content="${HASH}">`;
const FALLBACK = '<p>Waiting &amp; "ready"</p>';

/** What only one stack has, as it arrives. */
const MORE: Record<string, Record<string, unknown>> = {
  Django: { translated: 'Yes', token: 'a1', uuid: '00000000-0000-0000-0000-000000000007' },
};

/** Every stack writes the same page; the properties are read back from it. */
function expectPage(html: string, date: string, more: Record<string, unknown> = {}): void {
  const [, head, json, rest] =
    /^<html><head>([^]*)<\/head><body><div data-widget="quiz"><script type="application\/json">([^<]*)<\/script>([^]*)<\/body><\/html>\s*$/.exec(
      html,
    ) ?? [];
  // JSON objects may be spaced
  expect(head?.replace('{"user_id": 7}', '{"user_id":7}')).toBe(HEAD);
  expect(rest?.trim()).toBe(`${FALLBACK}</div>`);
  const { long, date: written, ...others } = JSON.parse(json!) as Record<string, unknown>;
  expect(others).toEqual({ ...values, ...more });
  expect(written).toBe(date);
  expect(long === LONG, 'ten megabytes').toBe(true);
}

describe('nasty values come back as they were', () => {
  for (const runner of RUNNERS) {
    const { stack, there } = runner;
    test.runIf(there)(`through ${stack}`, () => {
      expectPage(pageOf(runner, manifestFile), '2026-11-23T09:00:00+08:00', MORE[stack]);
    });
  }

  const props = { ...values, date: new Date('2026-11-23T09:00:00+08:00'), long: LONG };
  const DATE = '2026-11-23T01:00:00.000Z';
  const dw = dealerWidgets(manifestFile);

  test('through EJS', () => {
    const page = `<html><head><%- dw.head(['quiz'], { user_id: 7 }, { integrity: true }) %><meta content="<%= dw.importMapCspHash(['quiz']) %>"></head><body><%- dw.widget('quiz', props, fallback) %></body></html>`;
    expectPage(ejs.render(page, { dw, props, fallback: FALLBACK }), DATE);
  });

  test('through Handlebars', () => {
    const own = Handlebars.create();
    dw.registerHandlebars(own);
    const page = own.compile(
      `<html><head>{{dwHead names settings integrity=true}}<meta content="{{{hash}}}"></head><body>{{#dw "quiz" props}}${FALLBACK}{{/dw}}</body></html>`,
    );
    expectPage(page({ names: ['quiz'], settings: { user_id: 7 }, props, hash: dw.importMapCspHash(['quiz']) }), DATE);
  });

  test('an unknown widget is refused, also in the head', () => {
    expect(() => dw.widget('quizz')).toThrow('There is no widget "quizz".');
    expect(() => dw.head(['quizz'])).toThrow('There is no widget "quizz".');
  });

  test('the import map speaks of where the files are served, and without names of all of them', () => {
    const head = dealerWidgets(manifestFile, 'https://cdn.example/w/').head([], {}, { integrity: true });
    expect(head).toContain('"https://cdn.example/w/chunks/report-DDDDD.js?1":"sha384-report"');
    expect(head.match(/sha384-(?!css|loader)/g)).toHaveLength(8);
  });
});

/** What snippets have to write as a text: what a language reads inside of quotes, ends a tag, or begins one. */
const NASTY = {
  text: `it's "x" \\ #{1} {{ y }} %> é\nnext`,
  list: [1, true, { a: null }],
  empty: [],
  long: ['x'.repeat(80)],
};

describe('a snippet of the documentation writes the widget it was made from', () => {
  const languages = RUNNERS.map((runner) => [runner.stack === 'Jinja2' ? 'Jinja' : runner.stack, runner] as const);
  for (const [language, runner] of languages.filter(([name]) => name in SNIPPETS))
    test.runIf(runner.there)(language, () => {
      const template = path.join(folder, `snippet.${language === 'Blade' ? 'blade.php' : language}`);
      for (const element of ['div', 'span']) {
        writeFileSync(template, SNIPPETS[language]!({ name: 'quiz', properties: NASTY, fallback: FALLBACK, element }));
        const html = pageOf(runner, manifestFile, template);
        const [, tag, json, fallback] =
          /<(\w+) data-widget="quiz"><script type="application\/json">([^<]*)<\/script>([^]*)<\/\1>/.exec(html) ?? [];
        expect([tag, fallback]).toEqual([element, FALLBACK]);
        expect(JSON.parse(json!)).toEqual(NASTY);
      }
    });
});
