/** What the helpers make of their arguments: the same in every language, and the same sentence where a page would fail silently. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../../../../shared/page/settings/page-settings.ts';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { headCall, testCalls, widgetCall, writtenManifest, type Call } from '../../../support/helper-languages.ts';

const manifestFile = writtenManifest();
const known = writtenManifest(['api_base', 'xsrf_meta', 'user_id']);
const dw = dealerWidgets(manifestFile);
// in JavaScript anything can be passed
const made = dealerWidgets as unknown as (
  ...given: unknown[]
) => Record<'head' | 'widget', (...given: unknown[]) => string>;
const { head, widget } = made(manifestFile);
const inWidget = (given: Parameters<typeof widgetCall>[1]) => widgetCall(dw, given);
const inHead = (given: Parameters<typeof headCall>[1]) => headCall(dw, given);

/** The element of a quiz with these attributes. */
const element = (attributes: string): string =>
  `<div data-widget="quiz"${attributes}><script type="application/json">{}</script></div>`;
const HEAD =
  '<link rel="stylesheet" href="/w/a.js" integrity="sha384-a" crossorigin><script type="application/json" id="dealer-widgets-config">{}</script><script type="module" src="/w/a.js" integrity="sha384-a" crossorigin></script>';

/** Where dist/ is served, which an import map ignores unless it is such a path or address. */
const based = (base: string | null): Omit<Call, 'what' | 'gives'> => {
  const written = JSON.stringify(base);
  return {
    PHP: `(new DealerWidgets('${manifestFile}', ${written}))->head()`,
    Ruby: `(DealerWidgetsHelper.base = ${base === null ? 'nil' : written}; dw_head)`,
    Python: `DealerWidgets("${manifestFile}", ${base === null ? 'None' : written}).head()`,
    Node: () => dealerWidgets(manifestFile, base ?? undefined).head(),
  };
};
testCalls(
  'the base',
  [
    ...['widgets', 'widgets/', './widgets', '', 'www.example/w', 'ftp://a.example/w', '//cdn.example/w', '/w?v=1'].map(
      (base) => ({
        what: `the base ${base}`,
        ...based(base),
        gives: `The base is "${base}". Expected a path that begins with a slash, such as /widgets/, or an address such as https://cdn.example/widgets/.`,
      }),
    ),
    { what: 'a path', ...based('/assets/w'), gives: /"\/assets\/w\/a\.js"/ },
    { what: 'the root', ...based('/'), gives: /"\/a\.js"/ },
    { what: 'an address', ...based('https://a.example'), gives: /"https:\/\/a\.example\/a\.js/ },
    { what: 'nothing for the base', ...based(null), gives: /"\/w\/a\.js"/ },
    {
      what: 'no text for the base',
      Ruby: '(DealerWidgetsHelper.base = { a: 1 })',
      Python: `DealerWidgets("${manifestFile}", {"a": 1})`,
      Node: () => made(manifestFile, { base: '/w/' }),
      gives: /^The base is (Hash|dict|an object)\. Expected a path that begins with a slash, such as \/widgets\//,
    },
  ],
  manifestFile,
);

const NOT_INTEGRITY =
  /^The option "integrity" of head is ("R4ND0M"|a number|int|Integer)\. Expected true or false; a nonce is an option of its own\.$/;
const NOT_NONCE =
  /^The option "nonce" of head is (true|True|an array|array|list|Array)\. Expected a text, the nonce of script-src\.$/;
const noSetting = (written: string, meant: string): string =>
  `There is no page setting "${written}". Did you mean "${meant}"? That is an option of head.`;
/** Names of page settings are near those of options, which some languages write in one list. */
const everySetting = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, 1]));

testCalls(
  'the options of the head',
  [
    ...(['integrty', 'Integrity', 'nonse'] as const).map((name) => ({
      what: `an option written ${name}`,
      ...inHead({ settings: { [name]: true } }),
      gives: noSetting(name, name === 'nonse' ? 'nonce' : 'integrity'),
    })),
    {
      what: 'an option as a keyword',
      Ruby: 'dw_head("quiz", integrty: true)',
      gives: noSetting('integrty', 'integrity'),
    },
    {
      what: 'an option among the settings',
      PHP: `$dw->head([], (object) ['integrity' => true])`,
      Ruby: 'dw_head(settings: { "integrity" => true })',
      Node: () => head([], new Map([['integrity', true]])),
      gives: noSetting('integrity', 'integrity'),
    },
    { what: 'every page setting', ...inHead({ settings: everySetting }), gives: /^<link/ },
    {
      what: 'an option that head does not have',
      Node: () => head([], {}, { integrty: true }),
      gives:
        'head has no option "integrty". Its options are integrity and nonce; page settings are the argument before them.',
    },
    ...[true, 'R4ND0M', ['quiz']].map((options) => ({
      what: `${String(options)} for the options`,
      Node: () => head([], {}, options),
      gives: `The options of head are ${Array.isArray(options) ? 'an array' : JSON.stringify(options)}. Expected an object, such as { integrity: true }.`,
    })),
    { what: 'null for the options', Node: () => head([], {}, null), gives: HEAD },
    { what: 'a nonce in the place of integrity', ...inHead({ integrity: 'R4ND0M' }), gives: NOT_INTEGRITY },
    { what: 'a number for integrity', ...inHead({ integrity: 1 }), gives: NOT_INTEGRITY },
    { what: 'true for the nonce', ...inHead({ nonce: true }), gives: NOT_NONCE },
    { what: 'a list for the nonce', ...inHead({ nonce: ['a'] }), gives: NOT_NONCE },
    { what: 'no nonce, as from a condition', ...inHead({ nonce: false }), gives: HEAD },
    { what: 'null for integrity and nonce', ...inHead({ integrity: null, nonce: null }), gives: HEAD },
    {
      what: 'null for the page settings',
      PHP: '$dw->head([], null)',
      Ruby: 'dw_head(settings: nil, user_id: 7)',
      Node: () => head([], null),
      gives: /^The page settings are (null|nil), not an? .*\. Is the variable the right one\?$/,
    },
    {
      what: 'null in the page settings, as for a visitor',
      ...inHead({ settings: { user_id: null } }),
      gives: /id="dealer-widgets-config">\{"user_id": ?null\}</,
    },
  ],
  manifestFile,
);

const NAMES = 'Expected a text, such as "quiz"; properties and page settings are arguments of their own.';
const NO_NAME = new RegExp(`^The name of a widget is (array|dict|Hash|an object)\\. ${NAMES}$`);
const NOT_HELD = 'cannot hold a widget. Expected div, span or another element that can have a shadow root.';
testCalls(
  'the name, the properties, the fallback and the element',
  [
    ...['quizz', 'Quiz', 'quis'].map((name) => ({
      what: `a widget named ${name}`,
      ...inWidget({ name }),
      gives: `There is no widget "${name}". Did you mean "quiz"? dist/widgets/README.md lists all.`,
    })),
    ...['chess', '', 'quiz'.repeat(100)].map((name) => ({
      what: `a widget named ${name}`,
      ...inWidget({ name }),
      gives: `There is no widget "${name}". dist/widgets/README.md lists all.`,
    })),
    { what: 'settings among the names', ...inHead({ names: ['quiz', { user_id: 7 }] }), gives: NO_NAME },
    {
      what: 'settings in place of the names',
      PHP: `$dw->importMapCspHash((object) ['user_id' => 7])`,
      Node: () => head({ user_id: 7 }),
      gives: /^The name of a widget is (stdClass|an object)\. Expected a text/,
    },
    {
      what: 'one name as a text',
      PHP: `$dw->head('quiz')`,
      Ruby: 'dw_head("quiz")',
      Python: 'dw.head("quiz")',
      Node: () => head('quiz'),
      gives: /"modulepreload" href="\/w\/quiz\.js"/,
    },
    { what: 'properties in place of the name', ...inWidget({ name: { id: 7 } }), gives: NO_NAME },
    {
      what: 'nothing in place of the name',
      ...inWidget({ name: null }),
      gives: /^The name of a widget is (null|nil|None)\. Expected a text/,
    },
    {
      what: 'null for the properties',
      ...inWidget({ props: null }),
      gives: /^The properties of "quiz" are (null|nil|None), not an? .*\. Is the variable the right one\?$/,
    },
    {
      what: 'nothing that can be written',
      PHP: `$dw->widget('quiz', fn () => 1)`,
      Node: () => widget('quiz', () => 1),
      gives: /^The properties of "quiz" cannot be written: the value itself is (Closure|a function)\./,
    },
    {
      what: 'null for fallback, element and attributes',
      ...inWidget({ fallback: null, element: null, attributes: null }),
      gives: element(''),
    },
    {
      what: 'attributes in place of the fallback',
      ...inWidget({ fallback: { class: 'wide' } }),
      gives:
        /^The fallback of "quiz" is (array|dict|Hash|an object)\. Expected a text; attributes of the element are an argument of their own\.$/,
    },
    ...[['<p>'], false].map((fallback) => ({
      what: `${JSON.stringify(fallback)} in place of the fallback`,
      ...inWidget({ fallback }),
      gives: /^The fallback of "quiz" is (false|False|array|Array|list|an array)\. Expected a text/,
    })),
    {
      what: 'other texts for the fallback',
      PHP: `$dw->widget('quiz', [], new Html('7')) . $dw->widget('quiz', [], 7)`,
      Ruby: 'dw("quiz", fallback: :"7") + dw("quiz", fallback: 7)',
      Python:
        'dw.widget("quiz", {}, uuid.UUID(int=7)).replace("00000000-0000-0000-0000-00000000000", "") + dw.widget("quiz", {}, 7)',
      Node: () => widget('quiz', {}, { toString: () => '7' }) + widget('quiz', {}, 7),
      gives: /^(<div data-widget="quiz"><script type="application\/json">\{\}<\/script>7<\/div>){2}$/,
    },
    // `<%= dw "quiz" do %>…<% end %>`
    { what: 'a block', Ruby: 'VIEW.dw("quiz") { 1 }', gives: element('').replace('</div>', '<i>1</i></div>') },
    {
      what: 'a block beside a fallback',
      Ruby: 'VIEW.dw("quiz", fallback: "2") { 1 }',
      gives: 'dw "quiz" has a fallback and a block, which is one too. Write only one of them.',
    },
    {
      what: 'a block without Rails',
      Ruby: 'dw("quiz") { 1 }',
      gives: 'dw "quiz" has a block, which only Rails can read. Write fallback: "…".',
    },
    {
      what: 'attributes in place of the element',
      ...inWidget({ element: { class: 'wide' } }),
      gives: new RegExp(`^(array|dict|Hash|an object) ${NOT_HELD}$`),
    },
    ...['td', 'p onclick=alert(1)', 'div><script', '1'].map((name) => ({
      what: `${name} for the element`,
      ...inWidget({ element: name }),
      gives: `"${name}" ${NOT_HELD}`,
    })),
    ...['gold-card', 'H2'].map((name) => ({
      what: `${name} can hold a widget`,
      ...inWidget({ element: name }),
      gives: element('').replaceAll('div', name),
    })),
  ],
  manifestFile,
);

const noManifest = (file: string, gives: string): Call => ({
  what: `${file} for the manifest`,
  PHP: `new DealerWidgets('${file}')`,
  Ruby: `DealerWidgetsHelper.manifest = "${file}"`,
  Python: `DealerWidgets("${file}")`,
  Node: () => dealerWidgets(file),
  gives: `${gives} Give the path of dist/manifest.json.`,
});
testCalls(
  'the manifest',
  [
    ...[path.dirname(manifestFile), `${manifestFile}.none`].map((file) =>
      noManifest(file, `There is no file "${file}".`),
    ),
    ...['<html>', '[]', 'null', '7', '{"css":{}}'].map((text, index) => {
      const file = `${manifestFile}.${index}`;
      writeFileSync(file, text);
      return noManifest(file, `"${file}" is not the manifest.json of a build of dealer-widgets.`);
    }),
  ],
  manifestFile,
);

testCalls(
  'settings',
  [
    {
      what: 'one that there is',
      ...headCall(dealerWidgets(known), { settings: { user_id: 7 } }),
      gives: /"user_id": ?7/,
    },
    ...[
      ['usr_id', ' Did you mean "user_id"?'],
      ['colour', ''],
    ].map(([name = '', meant]) => ({
      what: `the setting ${name}`,
      ...headCall(dealerWidgets(known), { settings: { [name]: 7 } }),
      gives: `There is no page setting "${name}".${meant} The guide "Page settings" lists all.`,
    })),
  ],
  known,
);

test('Handlebars: null in place of names, settings or properties, and an option that is misspelt, are named', () => {
  const own = Handlebars.create();
  dw.registerHandlebars(own);
  const written = (template: string) => own.compile(template)({ names: ['quiz'], nothing: null });
  expect(() => written('{{dwHead names settings}}')).toThrow(
    'Argument 2 of dwHead is undefined, neither the name of a widget nor the page settings. Is the variable the right one?',
  );
  expect(() => written('{{dwHead names nothing}}')).toThrow('Argument 2 of dwHead is null, neither');
  expect(() => written('{{#dw "quiz" nothing}}{{/dw}}')).toThrow('The properties of "quiz" are null, not an object.');
  expect(() => written('{{dwHead "quiz" integrty=true}}')).toThrow(noSetting('integrty', 'integrity'));
});
