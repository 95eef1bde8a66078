/** Arguments of the helpers that would make a page fail silently: each is refused with the same sentence in every language. */
import Handlebars from 'handlebars';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../../../../shared/page/settings/page-settings.ts';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { testCalls, writtenManifest, type Call } from '../../../support/helper-languages.ts';

const manifestFile = writtenManifest();
// in JavaScript anything can be passed
const made = dealerWidgets as unknown as (
  ...given: unknown[]
) => Record<'head' | 'widget', (...given: unknown[]) => string>;
const { head, widget } = made(manifestFile);

/** Where dist/ is served, which an import map ignores unless it is such a path or address. */
const based = (base: string): Pick<Call, 'PHP' | 'Ruby' | 'Python' | 'Node'> => ({
  PHP: `(new DealerWidgets('${manifestFile}', '${base}'))->head()`,
  Ruby: `(DealerWidgetsHelper.base = "${base}"; dw_head)`,
  Python: `DealerWidgets("${manifestFile}", "${base}").head()`,
  Node: () => dealerWidgets(manifestFile, base).head(),
});
const BASES: readonly Call[] = [
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
  {
    what: 'no text for the base',
    Ruby: '(DealerWidgetsHelper.base = { a: 1 })',
    Python: `DealerWidgets("${manifestFile}", {"a": 1})`,
    Node: () => made(manifestFile, { base: '/w/' }),
    gives: /^The base is (Hash|dict|an object)\. Expected a path that begins with a slash, such as \/widgets\//,
  },
  {
    what: 'nothing for the base',
    PHP: `(new DealerWidgets('${manifestFile}', null))->head()`,
    Ruby: '(DealerWidgetsHelper.base = nil; dw_head)',
    Python: `DealerWidgets("${manifestFile}", None).head()`,
    Node: () => dealerWidgets(manifestFile, undefined).head(),
    gives: /"\/w\/a\.js"/,
  },
];
testCalls('the base', BASES, manifestFile);

const NOT_INTEGRITY =
  /^The option "integrity" of head is ("R4ND0M"|a number|int|Integer)\. Expected true or false; a nonce is an option of its own\.$/;
const NOT_NONCE =
  /^The option "nonce" of head is (true|True|an array|array|list|Array)\. Expected a text, the nonce of script-src\.$/;
const noSetting = (written: string, meant: string): string =>
  `There is no page setting "${written}". Did you mean "${meant}"? That is an option of head.`;
/** Names of page settings that are near those of options, which some languages write in one list. */
const SETTINGS = Object.keys(DEFAULTS).map((name): readonly [string, unknown] => [name, null]);

const OPTIONS: readonly Call[] = [
  ...(['integrty', 'Integrity', 'nonse'] as const).map((name) => ({
    what: `an option written ${name}`,
    PHP: `$dw->head([], ['${name}' => true])`,
    Ruby: `dw_head("quiz", "${name}": true)`,
    Python: `dw.head("quiz", **{"${name}": True})`,
    Node: () => head([], { [name]: true }),
    gives: noSetting(name, name === 'nonse' ? 'nonce' : 'integrity'),
  })),
  {
    what: 'an option among the settings',
    PHP: `$dw->head([], (object) ['integrity' => true])`,
    Ruby: 'dw_head(settings: { "integrity" => true })',
    Node: () => head([], new Map([['integrity', true]])),
    gives: noSetting('integrity', 'integrity'),
  },
  {
    what: 'every page setting',
    PHP: `$dw->head([], [${SETTINGS.map(([name]) => `'${name}' => 1`).join(',')}])`,
    Ruby: `dw_head(${SETTINGS.map(([name]) => `${name}: 1`).join(',')})`,
    Python: `dw.head(${SETTINGS.map(([name]) => `${name}=1`).join(',')})`,
    Node: () => head([], Object.fromEntries(SETTINGS)),
    gives: /^<link/,
  },
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
  {
    what: 'a nonce in the place of integrity',
    PHP: `$dw->head([], [], 'R4ND0M')`,
    Ruby: 'dw_head(integrity: "R4ND0M")',
    Python: 'dw.head(integrity="R4ND0M")',
    Node: () => head([], {}, { integrity: 'R4ND0M' }),
    gives: NOT_INTEGRITY,
  },
  {
    what: 'a number for integrity',
    PHP: `$dw->head([], [], 1)`,
    Ruby: 'dw_head(integrity: 1)',
    Python: 'dw.head(integrity=1)',
    Node: () => head([], {}, { integrity: 1 }),
    gives: NOT_INTEGRITY,
  },
  {
    what: 'true for the nonce',
    PHP: `$dw->head([], [], false, true)`,
    Ruby: 'dw_head(nonce: true)',
    Python: 'dw.head(nonce=True)',
    Node: () => head([], {}, { nonce: true }),
    gives: NOT_NONCE,
  },
  {
    what: 'a list for the nonce',
    PHP: `$dw->head([], [], false, ['a'])`,
    Ruby: 'dw_head(nonce: ["a"])',
    Python: 'dw.head(nonce=["a"])',
    Node: () => head([], {}, { nonce: ['a'] }),
    gives: NOT_NONCE,
  },
  {
    what: 'no nonce, as from a condition',
    PHP: `$dw->head([], [], false, false)`,
    Ruby: 'dw_head(nonce: false)',
    Python: 'dw.head(nonce=False)',
    Node: () => head([], {}, { nonce: false }),
    gives: /^(?!.*nonce)<link/,
  },
];
testCalls('the options of the head', OPTIONS, manifestFile);

test('Handlebars: an option that is misspelt is no page setting', () => {
  const own = Handlebars.create();
  dealerWidgets(manifestFile).registerHandlebars(own);
  const written = own.compile('{{dwHead "quiz" integrty=true}}');
  expect(() => written({})).toThrow(noSetting('integrty', 'integrity'));
});

const NAMES = 'Expected a text, such as "quiz"; properties and page settings are arguments of their own.';
const NO_NAME = new RegExp(`^The name of a widget is (array|dict|Hash|an object)\\. ${NAMES}$`);
const named = (name: string): Pick<Call, 'PHP' | 'Ruby' | 'Python' | 'Node'> => ({
  PHP: `$dw->widget('${name}')`,
  Ruby: `dw("${name}")`,
  Python: `dw.widget("${name}")`,
  Node: () => widget(name),
});
const KINDS: readonly Call[] = [
  ...['quizz', 'Quiz', 'quis'].map((name) => ({
    what: `a widget named ${name}`,
    ...named(name),
    gives: `There is no widget "${name}". Did you mean "quiz"? dist/widgets/README.md lists all.`,
  })),
  ...['chess', '', 'quiz'.repeat(100)].map((name) => ({
    what: `a widget named ${name}`,
    ...named(name),
    gives: `There is no widget "${name}". dist/widgets/README.md lists all.`,
  })),
  {
    what: 'settings among the names',
    PHP: `$dw->head(['quiz', ['user_id' => 7]])`,
    Ruby: 'dw_head("quiz", { user_id: 7 })',
    Python: 'dw.head("quiz", {"user_id": 7})',
    Node: () => head(['quiz', { user_id: 7 }]),
    gives: NO_NAME,
  },
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
  {
    what: 'properties in place of the name',
    PHP: `$dw->widget(['id' => 7])`,
    Ruby: 'dw({ id: 7 })',
    Python: 'dw.widget({"id": 7})',
    Node: () => widget({ id: 7 }),
    gives: NO_NAME,
  },
  {
    what: 'nothing in place of the name',
    PHP: `$dw->widget(null)`,
    Ruby: 'dw(nil)',
    Python: 'dw.widget(None)',
    Node: () => widget(),
    gives: /^The name of a widget is (null|nil|None|undefined)\. Expected a text/,
  },
  {
    what: 'attributes in place of the fallback',
    PHP: `$dw->widget('quiz', [], ['class' => 'wide'])`,
    Ruby: 'dw("quiz", fallback: { class: "wide" })',
    Python: 'dw.widget("quiz", {}, {"class": "wide"})',
    Node: () => widget('quiz', {}, { class: 'wide' }),
    gives:
      /^The fallback of "quiz" is (array|dict|Hash|an object)\. Expected a text; attributes of the element are an argument of their own\.$/,
  },
  {
    what: 'a list or a condition in place of the fallback',
    PHP: `$dw->widget('quiz', [], false)`,
    Ruby: 'dw("quiz", fallback: ["<p>"])',
    Python: 'dw.widget("quiz", {}, ["<p>"])',
    Node: () => widget('quiz', {}, ['<p>']),
    gives: /^The fallback of "quiz" is (false|Array|list|an array)\. Expected a text/,
  },
  {
    what: 'other texts for the fallback',
    PHP: `$dw->widget('quiz', [], new Html('7')) . $dw->widget('quiz', [], 7)`,
    Ruby: 'dw("quiz", fallback: :"7") + dw("quiz", fallback: 7)',
    Python:
      'dw.widget("quiz", {}, uuid.UUID(int=7)).replace("00000000-0000-0000-0000-00000000000", "") + dw.widget("quiz", {}, 7)',
    Node: () => widget('quiz', {}, { toString: () => '7' }) + widget('quiz', {}, 7),
    gives: /^(<div data-widget="quiz"><script type="application\/json">\{\}<\/script>7<\/div>){2}$/,
  },
  {
    what: 'attributes in place of the element',
    PHP: `$dw->widget('quiz', [], '', ['class' => 'wide'])`,
    Ruby: 'dw("quiz", element: { class: "wide" })',
    Python: 'dw.widget("quiz", {}, "", {"class": "wide"})',
    Node: () => widget('quiz', {}, '', { class: 'wide' }),
    gives:
      /^(array|dict|Hash|an object) cannot hold a widget\. Expected div, span or another element that can have a shadow root\.$/,
  },
  {
    what: 'a text in place of the attributes',
    PHP: `$dw->widget('quiz', [], '', 'div', 'class="wide"')`,
    Ruby: `dw("quiz", attributes: 'class="wide"')`,
    Python: `dw.widget("quiz", {}, "", "div", 'class="wide"')`,
    Node: () => widget('quiz', {}, '', 'div', 'class="wide"'),
    gives: /^The attributes of "quiz" are .*, not an? .*\. Is the variable the right one\?$/,
  },
];
testCalls('kinds of arguments', KINDS, manifestFile);

const known = writtenManifest(['api_base', 'xsrf_meta', 'user_id']);
const settings = (name: string): Omit<Call, 'what' | 'gives'> => ({
  PHP: `$dw->head([], ['${name}' => 7])`,
  Ruby: `dw_head(${name}: 7)`,
  Python: `dw.head(${name}=7)`,
  Node: () => dealerWidgets(known).head([], { [name]: 7 }),
});
/** A name that is misspelt would do nothing. */
const MISSPELT: readonly Call[] = [
  { what: 'a setting that there is', ...settings('user_id'), gives: /"user_id": ?7/ },
  ...[
    ['usr_id', ' Did you mean "user_id"?'],
    ['colour', ''],
  ].map(([name = '', meant]) => ({
    what: `the setting ${name}`,
    ...settings(name),
    gives: `There is no page setting "${name}".${meant} The guide "Page settings" lists all.`,
  })),
  ...[
    ['data-laod', 'data-load'],
    ['data-theem', 'data-theme'],
    ['data-local', 'data-locale'],
    ...['data-load', 'data-role', 'data-label', 'data-team'].map((name) => [name]),
  ].map(([name = '', meant]) => ({
    what: `the attribute ${name}`,
    PHP: `$dw->widget('quiz', [], '', 'div', ['${name}' => 'eager'])`,
    Ruby: `dw("quiz", attributes: { "${name}": "eager" })`,
    Python: `dw.widget("quiz", attributes={"${name}": "eager"})`,
    Node: () => widget('quiz', {}, '', 'div', { [name]: 'eager' }),
    gives: meant
      ? `"${name}" is not an attribute of a widget. Did you mean "${meant}"?`
      : new RegExp(` ${name}="eager"`),
  })),
];
testCalls('misspelt names', MISSPELT, known);
