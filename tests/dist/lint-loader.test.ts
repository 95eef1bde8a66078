/** README: `lint` finds what keeps the script tag of the loader from finding widgets. */
import { expect, test } from 'vitest';
import { lintText } from '../support/lint.ts';
import { reference } from '../support/reference.ts';

const problems = (text: string) =>
  lintText('page.html', text, reference).map(({ column, rule, message }) => `${column} ${rule}: ${message}`);
const loader = (src = '/widgets/loader.js', more = '') => `<script type="module" src="${src}"${more}></script>`;

test.each(['/widgets/loader.js', '/widgets/loader.js?v=2', "{{ asset('widgets/loader.js') }}"])(
  'integrity with the fixed name: %s',
  (src) => {
    expect(problems(loader(src, ' integrity="sha384-abc" crossorigin'))).toEqual([
      '1 loader: loader.js with integrity is blocked, and so is every widget, as soon as this page and the file are of different builds. Leave integrity out, or write the name with a hash, loader.file of manifest.json.',
    ]);
  },
);

test('a script tag whose first type is none of a module, which is the one that a browser reads', () => {
  expect(problems('<script type="text/javascript" type="module" src="/widgets/loader.js"></script>')[0]).toContain(
    'this script tag of the loader has no type="module", or another type before it',
  );
});

test('two loaders', () => {
  expect(problems(`${loader()}<p></p>${loader('/widgets/loader-0A1B2C3D.js')}`)).toEqual([
    '64 loader: this is another loader than /widgets/loader.js, and the first one that runs counts. Take one away.',
  ]);
});

test.each([
  loader('/widgets/loader-0A1B2C3D.js', ' integrity="sha384-abc" crossorigin'),
  `${loader()}${loader()}`,
  `{% if a %}${loader()}{% else %}${loader('/widgets/loader-0A1B2C3D.js')}{% endif %}`,
  `${loader()}<script type="module" src="https://charts.example/loader.js"></script>`,
])('nothing is wrong with %s', (text) => {
  expect(problems(text)).toEqual([]);
});

const named = (attribute: string) => loader('/widgets/loader.js', ` data-attribute="${attribute}"`);
const SWITCH = '="yes-no-toggle" data-kind="fmd" data-id="1"></span>';

test.each(['data-dw-widgt', 'dw-widget', ''])('data-attribute="%s" cannot name a widget', (attribute) => {
  expect(problems(named(attribute))).toEqual([
    `48 loader: data-attribute="${attribute}" cannot name a widget. Write data-dw-widget, or leave it out for data-widget; widgets.css knows no other.`,
  ]);
});

test('a widget is named by the attribute that the loader looks for', () => {
  expect(problems(`${named('data-dw-widget')}<span data-widget${SWITCH}`)).toEqual([
    '95 loader: the loader of this page looks for data-dw-widget, not for data-widget. Write data-dw-widget="yes-no-toggle".',
  ]);
  expect(problems(`${loader()}<span data-dw-widget${SWITCH}`)).toEqual([
    '63 loader: the loader of this page looks for data-widget, not for data-dw-widget. Write data-widget="yes-no-toggle", or data-attribute="data-dw-widget" on the script tag of the loader.',
  ]);
});

test.each(['data-widgt', 'data-wigdet', 'data-widgets', 'data-dw-widgt'])('%s names no widget', (name) => {
  const meant = name.startsWith('data-dw') ? 'data-dw-widget' : 'data-widget';
  expect(problems(`<span ${name}${SWITCH}`)).toEqual([
    `7 unknown-attribute: ${name} means nothing. Did you mean ${meant}?`,
  ]);
});

test.each([
  `${named('data-dw-widget')}<span data-dw-widget${SWITCH}<div data-widget="pushmenu"></div>`,
  `${named('{{ $attribute }}')}<span data-dw-widget${SWITCH}`,
  `${loader('/widgets/loader.js', ' {{ $attributes }}')}<span data-dw-widget${SWITCH}`,
  '<script src="/charts.js" data-attribute="data-chart"></script>',
  '<p data-widgets="all" data-widgt="pushmenu"></p>',
])('other libraries have names of their own: %s', (text) => {
  expect(problems(text)).toEqual([]);
});
