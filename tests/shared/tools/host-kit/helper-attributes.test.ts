/** The guide "Properties": the attributes of a widget's element, in every language. */
import { dealerWidgets } from '../../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { testCalls, widgetCall, writtenManifest } from '../../../support/helper-languages.ts';

const manifestFile = writtenManifest();
const dw = dealerWidgets(manifestFile);
// templates pass what they find
const { widget } = dw as unknown as Record<'widget', (...given: unknown[]) => string>;
const withAttributes = (attributes: NonNullable<Parameters<typeof widgetCall>[1]['attributes']>) =>
  widgetCall(dw, { attributes });
const element = (attributes: string): string =>
  `<div data-widget="quiz"${attributes}><script type="application/json">{}</script></div>`;

testCalls(
  'attributes',
  [
    {
      what: 'of every kind',
      ...withAttributes({
        ...{ class: ['a', null, false, 'b'], title: null, hidden: false },
        ...{ 'data-a': false, 'data-b': 7, 'data-c': 'staff' },
      }),
      gives: element(' class="a b" data-a="false" data-b="7" data-c="staff"'),
    },
    {
      what: 'values that JSON does not have',
      PHP: `$dw->widget('quiz', attributes: ['data-b' => 9007199254740993, 'data-c' => Kind::Staff])`,
      Ruby: 'dw("quiz", attributes: { "data-b": 9007199254740993, "data-c": :staff })',
      Python: 'dw.widget("quiz", attributes={"data-b": 9007199254740993, "data-c": Kind.STAFF})',
      Node: () =>
        widget(
          'quiz',
          {},
          '',
          'div',
          new Map<string, unknown>([
            ['data-b', 9007199254740993n],
            ['data-c', 'staff'],
          ]),
        ),
      gives: element(' data-b="9007199254740993" data-c="staff"'),
    },
    {
      what: 'a decimal',
      Ruby: 'dw("quiz", attributes: { "data-a": BigDecimal("100.5") })',
      Python: 'dw.widget("quiz", attributes={"data-a": decimal.Decimal("1.005E+2")})',
      gives: element(' data-a="100.5"'),
    },
    {
      what: 'no number',
      PHP: `$dw->widget('quiz', attributes: ['data-a' => NAN])`,
      Ruby: 'dw("quiz", attributes: { "data-a": Float::NAN })',
      Python: 'dw.widget("quiz", attributes={"data-a": float("nan")})',
      Node: () => widget('quiz', {}, '', 'div', { 'data-a': Number.NaN }),
      gives:
        /^The attributes of "quiz" cannot be written: "data-a" is nan, which JSON cannot hold\. Leave it out where there is no number\.$/i,
    },
    {
      what: 'a list',
      ...withAttributes({ 'data-a': ['b'] }),
      gives:
        /^The attribute "data-a" of "quiz" cannot hold (an array|Array|a list)\. Make it a text, or write it into the properties of "quiz"\.$/,
    },
    {
      what: 'classes with conditions',
      ...withAttributes({ class: { b: true } }),
      gives:
        /^The attribute "class" of "quiz" cannot hold (an array|an object|Hash|a dict)\. Make it a text or an? (list|array) of texts\.$/,
    },
    {
      what: 'a text in place of the attributes',
      ...withAttributes('class="wide"'),
      gives: /^The attributes of "quiz" are .*, not an? .*\. Is the variable the right one\?$/,
    },
    {
      what: 'a list in place of the attributes',
      ...withAttributes(['wide']),
      gives:
        /^The attributes of "quiz" (have the number 0 in place of a name\. Write each with its name, such as \['class' => 'wide'\]|are (Array, not a Hash|list, not a dict|an array, not an object)\. Is the variable the right one\?)\.?$/,
    },
    {
      what: 'data: { … }',
      ...withAttributes({ data: { load: 'eager' } }),
      gives: /^"data" is not an attribute of the element\. Write each by its whole name, such as "?data-label"?\.$/,
    },
    {
      what: 'data_load',
      ...withAttributes({ data_load: 'eager' }),
      gives: '"data_load" is not an attribute of the element. Write it as data-load.',
    },
    ...['data-x"y', 'data_x"y', 'x y', '', 'data-é'].map((name) => ({
      what: `the name ${name}`,
      ...withAttributes({ [name]: 1 }),
      gives: `"${name}" cannot be the name of an attribute. Expected one such as data-label, of letters from a to z, digits and - _ . : @ only.`,
    })),
    {
      what: 'bytes for a name',
      PHP: `$dw->widget('quiz', [], '', 'div', ["data-\\xff" => 1])`,
      Ruby: `dw("quiz", attributes: { "data-\\xff" => 1 })`,
      gives: /^"data-.+" cannot be the name of an attribute\./,
    },
    ...[
      ['data-laod', 'data-load'],
      ['data-theem', 'data-theme'],
      ['data-local', 'data-locale'],
    ].map(([name = '', meant]) => ({
      what: `the name ${name}`,
      ...withAttributes({ [name]: 'eager' }),
      gives: `"${name}" is not an attribute of a widget. Did you mean "${meant}"?`,
    })),
    ...['data-load', 'data-role', 'data-label', 'data-team'].map((name) => ({
      what: `the name ${name}`,
      ...withAttributes({ [name]: 'eager' }),
      gives: new RegExp(` ${name}="eager"`),
    })),
  ],
  manifestFile,
);

testCalls(
  'the attribute that names widgets',
  [
    {
      what: 'null',
      PHP: `(new DealerWidgets('${manifestFile}', attribute: null))->widget('quiz')`,
      Ruby: '(DealerWidgetsHelper.widget_attribute = nil) || dw("quiz")',
      Python: `DealerWidgets("${manifestFile}", attribute=None).widget("quiz")`,
      Node: () => dealerWidgets(manifestFile, undefined, null).widget('quiz'),
      gives: element(''),
    },
    {
      what: 'data-gold',
      PHP: `new DealerWidgets('${manifestFile}', attribute: 'data-gold')`,
      Ruby: 'DealerWidgetsHelper.widget_attribute = "data-gold"',
      Python: `DealerWidgets("${manifestFile}", attribute="data-gold")`,
      Node: () => dealerWidgets(manifestFile, undefined, 'data-gold'),
      gives:
        '"data-gold" cannot name a widget. Expected data-widget or data-dw-widget; widgets.css knows no other attribute.',
    },
    {
      what: 'data-dw-widget (guide "Your page")',
      PHP: `($other = new DealerWidgets('${manifestFile}', attribute: 'data-dw-widget'))->head() . $other->widget('quiz')`,
      Ruby: 'DealerWidgetsHelper.widget_attribute = "data-dw-widget"; dw_head + dw("quiz")',
      Python: `(lambda other: other.head() + other.widget("quiz"))(DealerWidgets("${manifestFile}", attribute="data-dw-widget"))`,
      Node: () => {
        const other = dealerWidgets(manifestFile, undefined, 'data-dw-widget');
        return other.head() + other.widget('quiz');
      },
      gives:
        /integrity="sha384-a" data-attribute="data-dw-widget" crossorigin><\/script><div data-dw-widget="quiz"><script/,
    },
  ],
  manifestFile,
);
