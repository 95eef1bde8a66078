/** The guide "Properties": null in place of an argument, and the attributes of the element, in every language. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Handlebars from 'handlebars';
import { expect, test } from 'vitest';
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { testCalls, writtenManifest, type Call } from '../../../support/helper-languages.ts';

const manifestFile = writtenManifest();
const dw = dealerWidgets(manifestFile);
// templates pass what they find
const { widget, head } = dw as unknown as Record<'widget' | 'head', (...given: unknown[]) => string>;
const element = (attributes: string): string =>
  `<div data-widget="quiz"${attributes}><script type="application/json">{}</script></div>`;
const HEAD =
  '<link rel="stylesheet" href="/w/a.js" integrity="sha384-a" crossorigin><script type="application/json" id="dealer-widgets-config">{}</script><script type="module" src="/w/a.js" integrity="sha384-a" crossorigin></script>';
const NO_NAME = /^"data" is not an attribute of the element\. Write each by its whole name, such as "?data-label"?\.$/;

const CALLS: readonly Call[] = [
  {
    what: 'null for fallback, element and attributes',
    PHP: `$dw->widget('quiz', [], null, null, null)`,
    Ruby: 'dw("quiz", {}, fallback: nil, element: nil, attributes: nil)',
    Python: 'dw.widget("quiz", {}, None, None, None)',
    Node: () => widget('quiz', {}, null, null, null),
    gives: element(''),
  },
  {
    what: 'null for integrity and nonce',
    PHP: '$dw->head([], [], null, null)',
    Ruby: 'dw_head(integrity: nil, nonce: nil)',
    Python: 'dw.head(integrity=None, nonce=None)',
    Node: () => head([], {}, { integrity: null, nonce: null }),
    gives: HEAD,
  },
  { what: 'null for the options of the head', Node: () => head([], {}, null), gives: HEAD },
  {
    what: 'null for the properties',
    PHP: `$dw->widget('quiz', null)`,
    Ruby: 'dw("quiz", nil)',
    Python: 'dw.widget("quiz", None)',
    Node: () => widget('quiz', null),
    gives: /^The properties of "quiz" are (null|nil|None), not an? .*\. Is the variable the right one\?$/,
  },
  {
    what: 'null for the page settings',
    PHP: '$dw->head([], null)',
    Ruby: 'dw_head(settings: nil, user_id: 7)',
    Node: () => head([], null),
    gives: /^The page settings are (null|nil), not an? .*\. Is the variable the right one\?$/,
  },
  {
    what: 'null in the page settings, as for a visitor',
    PHP: `$dw->head([], ['user_id' => null])`,
    Ruby: 'dw_head(user_id: nil)',
    Python: 'dw.head(user_id=None)',
    Node: () => head([], { user_id: null }),
    gives: /id="dealer-widgets-config">\{"user_id": ?null\}</,
  },
  {
    what: 'attributes of every kind',
    PHP: `$dw->widget('quiz', [], '', 'div', ['class' => ['a', null, false, 'b'], 'title' => null, 'hidden' => false, 'data-a' => false, 'data-b' => 9007199254740993, 'data-c' => Kind::Staff])`,
    Ruby: 'dw("quiz", attributes: { class: ["a", nil, false, "b"], title: nil, hidden: false, "data-a": false, "data-b": 9007199254740993, "data-c": :staff })',
    Python:
      'dw.widget("quiz", attributes={"class": ["a", None, False, "b"], "title": None, "hidden": False, "data-a": False, "data-b": 9007199254740993, "data-c": Kind.STAFF})',
    Node: () =>
      widget('quiz', {}, '', 'div', {
        ...{ class: ['a', null, false, 'b'], title: null, hidden: false },
        ...{ 'data-a': false, 'data-b': 9007199254740993n, 'data-c': 'staff' },
      }),
    gives: element(' class="a b" data-a="false" data-b="9007199254740993" data-c="staff"'),
  },
  {
    what: 'a decimal as an attribute',
    Ruby: 'dw("quiz", attributes: { "data-a": BigDecimal("100.5") })',
    Python: 'dw.widget("quiz", attributes={"data-a": decimal.Decimal("1.005E+2")})',
    gives: element(' data-a="100.5"'),
  },
  {
    what: 'no number as an attribute',
    PHP: `$dw->widget('quiz', [], '', 'div', ['data-a' => NAN])`,
    Ruby: 'dw("quiz", attributes: { "data-a": Float::NAN })',
    Python: 'dw.widget("quiz", attributes={"data-a": float("nan")})',
    Node: () => widget('quiz', {}, '', 'div', { 'data-a': Number.NaN }),
    gives:
      /^The attributes of "quiz" cannot be written: "data-a" is nan, which JSON cannot hold\. Leave it out where there is no number\.$/i,
  },
  {
    what: 'a list as another attribute',
    PHP: `$dw->widget('quiz', [], '', 'div', ['data-a' => ['b']])`,
    Ruby: 'dw("quiz", attributes: { "data-a": ["b"] })',
    Python: 'dw.widget("quiz", attributes={"data-a": ["b"]})',
    Node: () => widget('quiz', {}, '', 'div', { 'data-a': ['b'] }),
    gives:
      /^The attribute "data-a" of "quiz" cannot hold (an array|Array|a list)\. Make it a text, or write it into the properties of "quiz"\.$/,
  },
  {
    what: 'classes with conditions',
    PHP: `$dw->widget('quiz', [], '', 'div', ['class' => ['a', 'b' => true]])`,
    Ruby: 'dw("quiz", attributes: { class: ["a", { b: true }] })',
    Python: 'dw.widget("quiz", attributes={"class": {"a": True}})',
    Node: () => widget('quiz', {}, '', 'div', { class: { a: true } }),
    gives:
      /^The attribute "class" of "quiz" cannot hold (an array|an object|Array|a dict)\. Make it a text or an? (list|array) of texts\.$/,
  },
  {
    what: 'data: { … }',
    PHP: `$dw->widget('quiz', [], '', 'div', ['data' => ['load' => 'eager']])`,
    Ruby: 'dw("quiz", attributes: { data: { load: "eager" } })',
    Python: 'dw.widget("quiz", attributes={"data": {"load": "eager"}})',
    Node: () => widget('quiz', {}, '', 'div', { data: { load: 'eager' } }),
    gives: NO_NAME,
  },
  {
    what: 'data_load',
    PHP: `$dw->widget('quiz', [], '', 'div', ['data_load' => 'eager'])`,
    Ruby: 'dw("quiz", attributes: { data_load: "eager" })',
    Python: 'dw.widget("quiz", attributes={"data_load": "eager"})',
    Node: () => widget('quiz', {}, '', 'div', { data_load: 'eager' }),
    gives: '"data_load" is not an attribute of the element. Write it as data-load.',
  },
  ...['data-x"y', 'data_x"y', 'x y', '', 'data-é'].map((name) => ({
    what: `${name} for an attribute`,
    PHP: `$dw->widget('quiz', [], '', 'div', ['${name}' => 1])`,
    Ruby: `dw("quiz", attributes: { '${name}' => 1 })`,
    Python: `dw.widget("quiz", attributes={'${name}': 1})`,
    Node: () => widget('quiz', {}, '', 'div', { [name]: 1 }),
    gives: `"${name}" cannot be the name of an attribute. Expected one such as data-label, of letters from a to z, digits and - _ . : @ only.`,
  })),
  {
    what: 'a list in place of the attributes',
    PHP: `$dw->widget('quiz', [], '', 'div', ['wide'])`,
    Ruby: 'dw("quiz", attributes: ["wide"])',
    Python: 'dw.widget("quiz", attributes=["wide"])',
    Node: () => widget('quiz', {}, '', 'div', ['wide']),
    gives:
      /^The attributes of "quiz" (have the number 0 in place of a name\. Write each with its name, such as \['class' => 'wide'\]|are (Array, not a Hash|list, not a dict|an array, not an object)\. Is the variable the right one\?)\.?$/,
  },
  {
    what: 'a Map of attributes',
    Node: () => widget('quiz', {}, '', 'div', new Map([['class', 'a']])),
    gives: element(' class="a"'),
  },
  {
    what: 'null for the attribute that names widgets',
    PHP: `(new DealerWidgets('${manifestFile}', attribute: null))->widget('quiz')`,
    Ruby: '(DealerWidgetsHelper.widget_attribute = nil) || dw("quiz")',
    Python: `DealerWidgets("${manifestFile}", attribute=None).widget("quiz")`,
    Node: () => dealerWidgets(manifestFile, undefined, null).widget('quiz'),
    gives: element(''),
  },
  ...['td', 'p onclick=alert(1)', 'div><script', '1'].map((name) => ({
    what: `${name} for the element`,
    PHP: `$dw->widget('quiz', [], '', '${name}')`,
    Ruby: `dw("quiz", element: '${name}')`,
    Python: `dw.widget("quiz", element='${name}')`,
    Node: () => widget('quiz', {}, '', name),
    gives: `"${name}" cannot hold a widget. Expected div, span or another element that can have a shadow root.`,
  })),
  {
    what: 'other elements that can hold a widget',
    PHP: `$dw->widget('quiz', [], '', 'gold-card') . $dw->widget('quiz', [], '', 'H2')`,
    Ruby: 'dw("quiz", element: :"gold-card") + dw("quiz", element: "H2")',
    Python: 'dw.widget("quiz", element="gold-card") + dw.widget("quiz", element="H2")',
    Node: () => widget('quiz', {}, '', 'gold-card') + widget('quiz', {}, '', 'H2'),
    gives: element('').replaceAll('div', 'gold-card') + element('').replaceAll('div', 'H2'),
  },
  {
    what: 'another attribute that names widgets',
    PHP: `new DealerWidgets('${manifestFile}', attribute: 'data-gold')`,
    Ruby: 'DealerWidgetsHelper.widget_attribute = "data-gold"',
    Python: `DealerWidgets("${manifestFile}", attribute="data-gold")`,
    Node: () => dealerWidgets(manifestFile, undefined, 'data-gold'),
    gives:
      '"data-gold" cannot name a widget. Expected data-widget or data-dw-widget; widgets.css knows no other attribute.',
  },
  {
    what: 'bytes for an attribute',
    PHP: `$dw->widget('quiz', [], '', 'div', ["data-\\xff" => 1])`,
    Ruby: `dw("quiz", attributes: { "data-\\xff" => 1 })`,
    gives: /^"data-.+" cannot be the name of an attribute\./,
  },
  ...[path.dirname(manifestFile), `${manifestFile}.none`].map((file) => ({
    what: `${file} for the manifest`,
    PHP: `new DealerWidgets('${file}')`,
    Ruby: `DealerWidgetsHelper.manifest = "${file}"`,
    Python: `DealerWidgets("${file}")`,
    Node: () => dealerWidgets(file),
    gives: `There is no file "${file}". Give the path of dist/manifest.json.`,
  })),
  ...['<html>', '[]', 'null', '7', '{"css":{}}'].map((text, index) => {
    const file = `${manifestFile}.${index}`;
    writeFileSync(file, text);
    return {
      what: `a manifest that is ${text}`,
      PHP: `new DealerWidgets('${file}')`,
      Ruby: `DealerWidgetsHelper.manifest = "${file}"`,
      Python: `DealerWidgets("${file}")`,
      Node: () => dealerWidgets(file),
      gives: `"${file}" is not the manifest.json of a build of dealer-widgets. Give the path of dist/manifest.json.`,
    };
  }),
  {
    what: 'nothing that can be written',
    PHP: `$dw->widget('quiz', fn () => 1)`,
    Node: () => widget('quiz', () => 1),
    gives: /^The properties of "quiz" cannot be written: the value itself is (Closure|a function)\./,
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
    what: 'another attribute than data-widget (guide "Your page")',
    PHP: `($other = new DealerWidgets('${manifestFile}', attribute: 'data-dw-widget'))->head() . $other->widget('quiz')`,
    Ruby: 'DealerWidgetsHelper.widget_attribute = "data-dw-widget"; dw_head + dw("quiz")', // the last of Ruby: it stays
    Python: `(lambda other: other.head() + other.widget("quiz"))(DealerWidgets("${manifestFile}", attribute="data-dw-widget"))`,
    Node: () => {
      const other = dealerWidgets(manifestFile, undefined, 'data-dw-widget');
      return other.head() + other.widget('quiz');
    },
    gives:
      HEAD.replace(' crossorigin></script>', ' data-attribute="data-dw-widget" crossorigin></script>') +
      element('').replace('data-widget', 'data-dw-widget'),
  },
];

testCalls('arguments of the helper', CALLS, manifestFile);

test('Handlebars: null in place of names, settings or properties is named', () => {
  const own = Handlebars.create();
  dw.registerHandlebars(own);
  const made = (template: string) => own.compile(template)({ names: ['quiz'], nothing: null });
  expect(() => made('{{dwHead names settings}}')).toThrow(
    'Argument 2 of dwHead is undefined, neither the name of a widget nor the page settings. Is the variable the right one?',
  );
  expect(() => made('{{dwHead names nothing}}')).toThrow('Argument 2 of dwHead is null, neither');
  expect(() => made('{{#dw "quiz" nothing}}{{/dw}}')).toThrow('The properties of "quiz" are null, not an object.');
});
