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

const SECOND =
  'this is the second head of this page, and only the page settings of the first count. Give the first the names of all widgets.';

test.each([
  ['<?= $dw->head(["quiz"]) ?>', '<?= $dw->head(["avatar"], ["user_id" => 7]); ?>'],
  ['{% dw_head "quiz" %}', '{% dw_head "avatar" user_id=7 %}'],
  ['<%= dw_head "quiz" %>', '<%= dw_head "quiz" -%>'],
  ["@dwHead(['quiz'])", "@dwHead(['avatar'])"],
  ["<%- dw.head(['quiz']) %>", "<%- dw.head(['avatar']) %>"],
])('two heads of the host kit: %s and %s', (first, second) => {
  expect(problems(`${first}<p></p>${second}`)).toEqual([expect.stringContaining(` loader: ${SECOND}`)]);
});

test('the head of the host kit beside a script tag of the loader', () => {
  const sentence =
    'loader: the head of the host kit, which this page has too, writes the script tag of the loader. Take this one away.';
  expect(problems(`{% dw_head "quiz" %}${loader()}`)).toEqual([`21 ${sentence}`]);
  expect(problems(`${loader()}<?= $dw->head($names) ?>`)).toEqual([`1 ${sentence}`]);
});

test.each([
  '{% if a %}{% dw_head "quiz" %}{% else %}{% dw_head "avatar" %}{% endif %}',
  '<%= dw_head "quiz" if a %><%= dw_head "avatar" unless a %>',
  '<?php if ($a) { echo $dw->head(["quiz"]); } ?><?php if (!$a) { echo $dw->head(["avatar"]); } ?>',
  "<?php $a = $dw->head(['quiz']) ?><?= $a ?>",
  "{{ a ? dw_head('quiz') : '' }}{{ a ? '' : dw_head('avatar') }}",
  `{% if a %}{% dw_head "quiz" %}{% else %}${loader()}{% endif %}`,
  '<div data-dw-ignore>{% dw_head "quiz" %}</div>{% dw_head "quiz" %}',
])('the page may have one head only: %s', (text) => {
  expect(problems(text)).toEqual([]);
});
