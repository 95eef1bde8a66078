import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ejs from 'ejs';
import Handlebars from 'handlebars';
import { afterAll, describe, expect, test } from 'vitest';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { isThere, LONG, madeBy, pageOf, RUNNERS, valuesFile } from '../../../support/stacks.ts';

const values = JSON.parse(readFileSync(valuesFile, 'utf8')) as Record<string, unknown>;

/** As dist/manifest.json, as far as the helpers read it. */
const manifest = {
  publicPath: '/widgets', // every helper adds the slash, here and to an address that it is given
  css: { file: 'widgets.css', integrity: 'sha384-css' },
  loader: { file: 'loader.js', integrity: 'sha384-loader' },
  widgets: {
    quiz: {
      chunk: 'chunks/quiz-AAAAAA.js',
      dependencies: ['chunks/chunk-BBBBBB.js'],
      files: ['chunks/quiz-AAAAAA.js', 'chunks/chunk-BBBBBB.js', 'chunks/late-CCCCCC.js'],
    },
  },
  chunks: {
    'chunks/quiz-AAAAAA.js': { integrity: 'sha384-quiz' },
    'chunks/report-DDDDDD.js': { integrity: 'sha384-report' },
    'chunks/chunk-BBBBBB.js': { integrity: 'sha384-chunk' },
    'chunks/late-CCCCCC.js': { integrity: 'sha384-late' },
  },
  retries: ['?1'],
};
/** The import map of a page with a quiz: every file that it may request, with the query of a retry too, and none of other widgets. */
const MAP =
  '{"integrity":{"/widgets/chunks/chunk-BBBBBB.js":"sha384-chunk","/widgets/chunks/chunk-BBBBBB.js?1":"sha384-chunk",' +
  '"/widgets/chunks/late-CCCCCC.js":"sha384-late","/widgets/chunks/late-CCCCCC.js?1":"sha384-late",' +
  '"/widgets/chunks/quiz-AAAAAA.js":"sha384-quiz","/widgets/chunks/quiz-AAAAAA.js?1":"sha384-quiz"}}';
const HASH = `sha256-${createHash('sha256').update(MAP).digest('base64')}`;
const folder = mkdtempSync(path.join(tmpdir(), 'dealer-widgets-kit-'));
const manifestFile = path.join(folder, 'manifest.json');
writeFileSync(manifestFile, JSON.stringify(manifest));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD =
  '<link rel="stylesheet" href="/widgets/widgets.css" integrity="sha384-css" crossorigin>' +
  `<script type="importmap">${MAP}</script>` +
  '<link rel="modulepreload" href="/widgets/chunks/chunk-BBBBBB.js" integrity="sha384-chunk"><link rel="modulepreload" href="/widgets/chunks/quiz-AAAAAA.js" integrity="sha384-quiz">' +
  '<script type="application/json" id="dealer-widgets-config">{"user_id":7}</script>' +
  '<script type="module" src="/widgets/loader.js" integrity="sha384-loader" crossorigin></script>' +
  `<meta content="${HASH}">`;
const FALLBACK = '<p>Waiting &amp; "ready"</p>';

/** Values of types that only one stack has, as the page gets them. */
const MORE: Record<string, Record<string, unknown>> = {
  ERB: { decimal: '150.5' },
  Django: { translated: 'Yes', token: 'a1', uuid: '00000000-0000-0000-0000-000000000007' },
};

/** Every stack writes the same page; the properties are read back from it. */
function expectPage(html: string, date: string, more: Record<string, unknown> = {}): void {
  const [, head, json, rest] =
    /^<html><head>([^]*)<\/head><body><div data-widget="quiz"><script type="application\/json">([^<]*)<\/script>([^]*)<\/body><\/html>\s*$/.exec(
      html,
    ) ?? [];
  // some stacks write JSON with spaces
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

  test('an unknown widget is refused in the head, too', () => {
    expect(() => dw.head(['quizz'])).toThrow('There is no widget "quizz".');
  });

  test('the import map speaks of where the files are served, and without names of all of them', () => {
    const head = dealerWidgets(manifestFile, 'https://cdn.example/w').head([], {}, { integrity: true });
    expect(head).toContain('"https://cdn.example/w/chunks/report-DDDDDD.js?1":"sha384-report"');
    expect(head.match(/sha384-(?!css|loader)/g)).toHaveLength(8);
  });
});

/** A head and a widget with every argument; the person's name is <b>'Ali'</b>, the nonce R4N"D. */
const EVERYTHING: Record<string, string> = {
  Blade: `@dwHead(['quiz'], ['user_id' => 7], integrity: true, nonce: $nonce)<x-dw name="quiz" :props="['kind' => 'staff']" element="span" class="wide" data-load="eager" :data-label="$name" :data-value="false" :hidden="false">{{ $name }}</x-dw>`,
  Twig: `{{ dw_head(['quiz'], { user_id: 7 }, integrity = true, nonce = nonce) }}{{ dw('quiz', { kind: 'staff' }, name, element = 'span', attributes = { class: 'wide', 'data-load': 'eager', 'data-label': name, 'data-value': false, hidden: false }) }}`,
  Django: `{% load dw %}{% dw_head "quiz" integrity=True nonce=nonce user_id=7 %}{% dw "quiz" staff element="span" class="wide" data-load="eager" data-label=name data-value=False hidden=False %}{{ name }}{% enddw %}`,
  Jinja2: `{{ dw_head("quiz", integrity=True, nonce=nonce, user_id=7) }}{{ dw("quiz", {"kind": "staff"}, name, element="span", attributes={"class": "wide", "data-load": "eager", "data-label": name, "data-value": False, "hidden": False}) }}`,
  ERB: `<%= dw_head :quiz, integrity: true, nonce: nonce, user_id: 7 %><%= dw :quiz, kind: "staff", fallback: name, element: "span", attributes: { class: "wide", "data-load": "eager", "data-label": name, "data-value": false, hidden: false } %>`,
  EJS: `<%- dw.head(['quiz'], { user_id: 7 }, { integrity: true, nonce }) %><%- dw.widget('quiz', { kind: 'staff' }, dw.escape(name), 'span', { class: 'wide', 'data-load': 'eager', 'data-label': name, 'data-value': false, hidden: false }) %>`,
  // Handlebars hands them over last first
  Handlebars: `{{dwHead "quiz" integrity=true nonce=nonce user_id=7}}{{#dw "quiz" staff hidden=false data-value=false data-label=name data-load="eager" class="wide" element="span"}}{{name}}{{/dw}}`,
};
const NONCE = 'nonce="R4N"D"';
const WRITTEN =
  HEAD.replace(/<meta.*/, '')
    .replaceAll('importmap"', `importmap" ${NONCE}`)
    .replaceAll(/(modulepreload.*?)>/g, `$1 ${NONCE}>`)
    .replace('"sha384-loader"', `"sha384-loader" ${NONCE}`) +
  `<span data-widget="quiz" class="wide" data-load="eager" data-label="&<b>'Ali'</b>" data-value="false"><script type="application/json">{"kind":"staff"}</script>&<b>'Ali'</b></span>`;

const VALUES = { name: "<b>'Ali'</b>", nonce: 'R4N"D', names: ['quiz'], staff: { kind: 'staff' } };
const handlebars = Handlebars.create();
dealerWidgets(manifestFile).registerHandlebars(handlebars);

/** The HTML that the engine makes of a template. */
function made(stack: string, template: string): string {
  if (stack === 'EJS') return ejs.render(template, { dw: dealerWidgets(manifestFile), ...VALUES });
  if (stack === 'Handlebars') return handlebars.compile(template)(VALUES);
  return madeBy(stack, manifestFile, template);
}

/** The HTML with escaped characters written plainly; `&` marks the start of a text or label that was escaped. */
const unescaped = (html: string): string =>
  html
    .replaceAll(/(?<=>|label=")&lt;|(?<=>|label=")&#60;/g, '&<')
    .replaceAll(/&lt;|&#60;/g, '<')
    .replaceAll(/&gt;|&#62;/g, '>')
    .replaceAll(/&quot;|&#34;/g, '"')
    .replaceAll(/&#0?39;|&#x27;/g, "'")
    .replaceAll('": ', '":');

describe('a nonce, an element, its attributes and a fallback that is a value', () => {
  for (const [stack, template] of Object.entries(EVERYTHING))
    test.runIf(isThere(stack))(stack, () => {
      expect(unescaped(made(stack, template)).trim()).toBe(WRITTEN);
    });
});

const NO_ATTRIBUTE =
  /"user_id" is not an attribute of the element. Write it into the properties of "quiz", or as data-user-id/;
/** Templates with a mistake, and the engine's message. */
const MISTAKES: ReadonlyArray<readonly [stack: string, template: string, message: string | RegExp]> = [
  ['Blade', `<x-dw name="quiz" user_id="7"></x-dw>`, NO_ATTRIBUTE],
  ['Twig', `{{ dw('quiz', quizz) }}`, 'The properties of "quiz" are null, not an array with names'],
  ['Twig', `{{ dw_head(['quiz'], null) }}`, 'The page settings are null, not an array with names'],
  ['Blade', `<x-dw :name="['quiz']"></x-dw>`, 'The name of a widget is array. Expected a text'],
  ['Twig', `{{ dw('quiz', [1]) }}`, 'The properties of "quiz" are a list, not an array with names'],
  ['Django', `{% load dw %}{% dw "quiz" quizz %}{% enddw %}`, `The properties of "quiz" are '', not a dict`],
  ['Django', `{% load dw %}{% dw "quiz" None %}{% enddw %}`, 'The properties of "quiz" are None, not a dict'],
  ['Django', `{% load dw %}{% dw "quiz" user_id=7 %}{% enddw %}`, NO_ATTRIBUTE],
  ['Django', `{% load dw %}{% dw "quiz" props "span" %}{% enddw %}`, 'then attributes of the element'],
  ['Jinja2', `{{ dw_head(namess) }}`, 'The name of a widget is Undefined. Expected a text'],
  ['Jinja2', `{{ dw("quiz", {}, waitt) }}`, 'The fallback of "quiz" is Undefined. Expected a text'],
  ['Jinja2', `{{ dw("quiz", quizz) }}`, 'The properties of "quiz" are Undefined, not a dict.'],
  [
    'Jinja2',
    `{{ dw("quiz", {"list": [{"text": quizz}]}) }}`,
    'The properties of "quiz" cannot be written: "list.0.text" is Undefined. Make it',
  ],
  ['Jinja2', `{{ dw_head("quiz", user_id=user_idd) }}`, 'The page settings cannot be written: "user_id" is Undefined'],
  [
    'ERB',
    `<%= dw "quiz", broken, class: "wide" %>`,
    'dw "quiz" has properties already, so class: belongs into them or',
  ],
  ['ERB', `<%= dw "quiz", attributes: { user_id: 7 } %>`, NO_ATTRIBUTE],
  ['ERB', `<% DealerWidgetsHelper.instance_variable_set(:@data, nil) %><%= dw_head %>`, 'The manifest is not set.'],
  ['EJS', `<%- dw.widget('quiz', {}, '', 'div', { user_id: 7 }) %>`, NO_ATTRIBUTE],
  ['Handlebars', `{{dw staff}}`, 'The name of a widget is an object. Expected a text'],
  ['Handlebars', `{{#dw "quiz" staff "span"}}{{/dw}}`, 'the name, the properties, then attributes'],
  ['Handlebars', `{{#dw "quiz" user_id=7}}{{/dw}}`, NO_ATTRIBUTE],
];

describe('a mistake is named', () => {
  for (const [stack, template, message] of MISTAKES)
    test.runIf(isThere(stack))(`${stack}: ${template}`, () => {
      expect(() => made(stack, template)).toThrow(message);
    });
});

test('names may come as one list or text', () => {
  const one: Record<string, string> = {
    Django: `{% load dw %}{% dw_head names integrity=True %}{% dw_csp_hash names %}`,
    Jinja2: `{{ dw_head(["quiz"], integrity=True) }}{{ dw_csp_hash(["quiz"]) }}`,
    ERB: `<%= dw_head ["quiz"], integrity: true %><%= DealerWidgetsHelper.import_map_csp_hash(["quiz"]) %>`,
    EJS: `<%- dw.head('quiz', {}, { integrity: true }) %><%- dw.importMapCspHash('quiz') %>`,
    Handlebars: `{{dwHead names integrity=true}}${HASH}`,
  };
  const expected = HEAD.replace('{"user_id":7}', '{}').replace(/<meta.*/, HASH);
  for (const [stack, template] of Object.entries(one).filter(([each]) => isThere(each)))
    expect(made(stack, template), stack).toBe(expected);
});

test('Handlebars: without a block, or without properties', () => {
  const EMPTY = '<div data-widget="quiz"><script type="application/json">{}</script></div>';
  expect(made('Handlebars', '{{dw "quiz"}}')).toBe(EMPTY);
  expect(made('Handlebars', '{{#dw "quiz"}}{{/dw}}')).toBe(EMPTY);
  expect(made('Handlebars', '{{dw "quiz" staff}}')).toContain('{"kind":"staff"}');
});
