import { expect, test } from 'vitest';
import { SNIPPETS } from '../../shared/host-kit/snippets.ts';
import { lintText } from '../support/lint.ts';
import { fences } from '../../shared/reference/readme.ts';
import { sourceFiles } from '../repo/source-files.ts';
import { reference } from '../support/reference.ts';

const lint = (text: string) =>
  lintText('page.blade.php', text, reference).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule}: ${message}`,
  );

test.each([
  [
    '<div data-widget="yes-no-togle"></div>',
    '1:6 unknown-widget: there is no widget "yes-no-togle". Did you mean "yes-no-toggle"?',
  ],
  [
    '<div>\n  <x-dw name="quizz" :props="$q">…</x-dw>',
    '2:9 unknown-widget: there is no widget "quizz". Did you mean "quiz"?',
  ],
  [
    '<span data-widget="yes-no-toggle" data-kind="fmd" data-lable="x" data-id="1"></span>',
    '1:51 unknown-property: "yes-no-toggle" has no property for data-lable. Did you mean data-label?',
  ],
  [
    '<span data-widget="yes-no-toggle" data-kind="dealer"></span>',
    /1:35 wrong-value: data-kind="dealer" is not of type "recognition" \| "vacancy"/,
  ],
  [
    '<div data-widget="poster-progress" data-recognition-id="None"></div>',
    /1:36 wrong-value: data-recognition-id="None" is not of type Id\. An id: a whole number/,
  ],
  [
    '<div data-widget="read-more" data-lines="many"></div>',
    '1:30 wrong-value: data-lines="many" is not of type PositiveCount. A whole number of at least 1, or the text of one.',
  ],
  [
    `<x-dw name="yes-no-toggle" props="['kind' => 'fmd', 'id' => 1]" />`,
    '1:28 wrong-value: props="…" is a text in Blade, and no property is read from it. Write :props="…".',
  ],
  [
    '<div data-widget="quiz" data-kind="staff"></div>',
    '1:1 missing-property: "quiz" needs "assessment_id" (data-assessment-id), "questions" (data-questions).',
  ],
  [
    '<div data-widget="note-block" data-note="Pagi" data-open="{{ $flag }}"></div>',
    '1:48 unsafe-flag: data-open is empty when $flag is false, and an empty flag is on. Write data-open="{{ $flag ? 1 : 0 }}".',
  ],
  [
    '<div data-widget="training-registration" data-training-id="7" data-is-bulk="" data-yuran="9"></div>',
    /1:63 wrong-value: data-is-bulk="" is not of type DecidedFlag\. Yes or no, never as an empty text/,
  ],
  [
    '<tr data-widget="poster-progress" data-recognition-id="1"><td></td></tr>',
    '1:1 element: <tr> cannot hold a widget. Put data-widget on a div or span inside the cell.',
  ],
  [
    '<p>\n<div data-widget="course-calendar" /></p>',
    '2:1 element: <div … /> is not closed in HTML, where the slash means nothing: the page after it becomes its content. Write <div …></div>.',
  ],
  ['<my-place data-widget="course-calendar" {{ $attributes }}/>', /1:1 element: <my-place … \/> is not closed in HTML/],
  [
    '<div data-widget="quiz"><script type="application/json">{ kind: 1 }</script></div>',
    /1:1 json: the JSON of "quiz" cannot be read/,
  ],
  [
    '<script type="application/json" id="dealer-widgets-config">\n{"user_id": {{ id }}, "xsrf_heder": "X"}</script>',
    '2:23 unknown-setting: there is no page setting "xsrf_heder". Did you mean "xsrf_header"?',
  ],
  [
    '<head><script src="/js/preloader.js"></script></head><div data-widget="course-calendar"></div>',
    /1:1 missing-loader/,
  ],
  ['<head></head><div data-widget="course-calendar"></div>', /1:1 missing-loader: this page has widgets but no loader/],
  [
    '<p></p><script src="{{ asset(\'widgets/loader.js\') }}" defer></script>',
    /1:8 missing-loader: this script tag of the loader has no type="module", or another type before it, and so no browser runs the loader\. Write <script type="module" src=…><\/script>\./,
  ],
  ['<script type="text/javascript" src="/widgets/loader-0A1B2C3D.js"></script>', /missing-loader: this script tag/],
  [
    '<head><script src="https://charts.example/loader.js"></script></head><div data-widget="course-calendar"></div>',
    /1:1 missing-loader: this page has widgets but no loader/,
  ],
])('%s', (text, expected) => {
  expect(lint(text)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
});

test.each([
  '<span data-widget="yes-no-toggle" data-kind="{{ $kind }}" data-id="<%= id %>" data-value="{{ $flag ? 1 : 0 }}"></span>',
  '<div data-widget="quiz"><script type="application/json">@json($quiz)</script></div>'.replace(
    '@json($quiz)',
    '{!! $quiz !!}',
  ),
  '<a data-widget="pushmenu" href="#">AdminLTE</a>',
  '<script {{ $attributes }} src="/widgets/loader.js"></script><script src="/charts/loader.js"></script>',
  "<script type='MODULE' src=/widgets/loader.js></script>",
  '<!-- <tr data-widget="quiz"> -->',
  '<div data-widget="{% if a %}quiz{% endif %}"></div>',
  '<span data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-value="False" data-testid="x"></span>',
  '<span data-widget="yes-no-toggle" data-kind="fmd" data-id="1" data-value="{{ $flag }}"></span>',
  '<head>{{ dw_head(["course-calendar"]) }}</head><div data-widget="course-calendar"></div>',
])('nothing is wrong with %s', (text) => {
  expect(lint(text)).toEqual([]);
});

/** The same two mistakes in every place for properties. */
const IN_JSON = [
  '"kind": "fdm" is not of type "recognition"',
  '"yes-no-toggle" has no property "lable". Did you mean "label"?',
];

test.each([
  `<div data-widget="yes-no-toggle"><script type="application/json">{"kind":"fdm","lable":{{ name }}}</script></div>`,
  `<div data-widget='yes-no-toggle' data-props='{"kind":"fdm","lable":"{{ name }}"}'></div>`,
  `<div data-widget="yes-no-toggle" data-props="{&quot;kind&quot;:&#34;fdm&quot;,&quot;lable&quot;:1}"></div>`,
  `<x-dw name="yes-no-toggle" :props="['kind' => 'fdm', 'lable' => $user->name]">No</x-dw>`,
  `{{ dw('yes-no-toggle', { kind: 'fdm', lable: user.name ~ '}}' }, 'No', 'span') }}`,
  `{{ dw("yes-no-toggle", {"kind": "fdm", "lable": user.name}, element="span") }}`,
  `{% call dw("yes-no-toggle", {"kind": "fdm", "lable": {"a": {}}}) %}No{% endcall %}`,
  `<%= dw "yes-no-toggle", { kind: "fdm", :lable => user.name }, fallback: tag.p("No") %>`,
  `<%= dw("yes-no-toggle", { "kind" => :fdm, "lable" => "#{a}" }) %>`,
  `<%- dw.widget('yes-no-toggle', { kind: 'fdm', lable: rows.map((row) => ({ ...row })) }, '<p>…</p>') %>`,
  `<?= app(\\DealerWidgets::class)->widget('yes-no-toggle', ['kind' => 'fdm', 'lable' => $a['b']]) ?>`,
])('wrong values and names are found in %s', (text) => {
  const found = lintText('page', text, reference).map(({ message }) => message);
  expect(found).toEqual(IN_JSON.map((message) => expect.stringContaining(message)));
});

test.each([
  [
    '<script type="application/json">{"kind":"staff","assessment_id":null,"questions":[]}</script>',
    'missing-property: "quiz" needs "assessment_id" (data-assessment-id).',
  ],
  [
    '<script type="application/json">{"kind":"staff","assessment_id":7,"questions":"none"}</script>',
    /wrong-value: "questions": "none" is not of type \{ id: Id/,
  ],
  [
    '<script type="application/json">{"kind":"staff","assessment_id":7,"questions":[{"id":1,"answers":[{"text":"a"}]}]}</script>',
    'wrong-value: "questions.0.answers.0" has no "key".',
  ],
  [
    '<script type="application/json">{"kind":"staff","assessment_id":"","questions":{"0":{"id":[],"answers":null}}}</script>',
    /"assessment_id": "" is not of type Id.*"questions.0.id": \[…\] is not of type Id/,
  ],
])('the JSON of a quiz: %s', (json, expected) => {
  const found = lint(`<div data-widget="quiz">${json}</div>`).map((each) => each.replace(/^\S+ /, ''));
  expect(found.join(' ')).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

test.each([
  '<div data-widget="quiz"><script type="application/json">@json($quiz)</script></div>',
  '<div data-widget="quiz"><script type="application/json">{{ quiz|tojson }}</script></div>',
  '<div data-widget="quiz"><script type="application/json">{"kind": "staff", @if ($a) "assessment_id": {{ $id }}, @endif "questions": {!! $list !!}}</script></div>',
  '<div data-widget="quiz" data-kind="staff" data-assessment-id="{{ id }}" data-questions="[{% for q in list %}{&quot;id&quot;: {{ q.id }}},{% endfor %}]"></div>',
  '<div data-widget="quiz" {{ $attributes }}></div>',
  '<div data-widget="searchable-select"><script type="application/json">{"options": {"5": "Ali"}, "required": null}</script></div>',
  "{{ dw('quiz', quiz|merge({ kind: 'x' })) }}",
  '{{ dw("quiz", dict(quiz, kind="x")) }}',
  "<%- dw.widget('quiz', { ...quiz, questions: [] }) %>",
  '<%= dw "quiz", { **quiz, kind: kind } %>',
  '<%= dw name, props %>',
  '{% dw name quiz %}{% enddw %}{% dw_head name user_id=user.pk integrity=True %}',
  '{{dwHead names settings integrity=true}}{{#dw name quiz}}<p>…</p>{{/dw}}',
  '{{dw "quiz" (lookup quizzes 1)}}',
  '{# {% dw "quizz" %} #}{{-- <x-dw name="quizz"/> --}}<%# dw "quizz" %>{{!-- {{#dw "quizz" q}} --}}<!-- {{ dw("quizz") }} -->',
  '<head></head>@include(\'scripts\')<x-dw name="course-calendar"></x-dw>',
  '<head>{{> head}}</head>{{#dw "course-calendar" {} }}{{/dw}}',
  '<head></head><a data-widget="pushmenu" href="#">AdminLTE</a>',
  '<p>dw, dw.widget and {{ dw }} in a text; a@b.c (d) and @media (min-width: 9px) {}</p>',
])('what only the template language knows is right: %s', (text) => {
  expect(lint(text)).toEqual([]);
});

/** The README's table of helpers: stack, what to copy, the head of a page, a widget. */
const HELPERS = sourceFiles('README.md').flatMap(({ text }) =>
  [...text.matchAll(/^\| ([^`|]+?) +\| `.*` +\| `([^|]*dw[^|]*)` +\| `(.*quiz.*)` +\|$/gm)].map(
    ([, stack = '', head = '', widget = '']) => ({ stack, head, widget }),
  ),
);

test('the README shows the helpers of eight stacks', () => {
  expect(HELPERS.map(({ stack }) => stack)).toEqual([
    'Laravel, Blade',
    'Twig',
    'PHP',
    'Django',
    'Jinja2',
    'Rails, ERB',
    'Express, EJS',
    'Handlebars',
  ]);
});

test.each(HELPERS)('the helpers of $stack are understood', ({ head, widget }) => {
  expect(lint(`<head>${head}</head>${widget}`)).toEqual([]);
  const misspelt = widget.replace('quiz', 'quizz');
  expect(lint(misspelt)).toEqual([expect.stringContaining('there is no widget "quizz". Did you mean "quiz"?')]);
  expect(lint(`<head></head>${widget}`)).toEqual([expect.stringContaining('missing-loader')]);
  if (!/["']quiz["']/.test(head)) return; // its names are in a variable
  expect(lint(head.replace('quiz', 'kuiz'))).toEqual([expect.stringContaining('there is no widget "kuiz"')]);
  expect(lint(head.replace('user_id', 'userid'))).toEqual(
    head.includes('user_id:') || head.includes('user_id=') || head.includes("'user_id'")
      ? [expect.stringContaining('unknown-setting: there is no page setting "userid". Did you mean "user_id"?')]
      : [],
  );
});

/** The README's table of elements and attributes: stack, a widget, a head with a nonce. */
const WITH_ATTRIBUTES = sourceFiles('README.md').flatMap(({ text }) =>
  [...text.matchAll(/^\| ([^`|]+?) +\| `([^|]*data-load[^|]*)` +\| `(.*dw.*)` +\|$/gm)].map(
    ([, stack = '', widget = '', head = '']) => ({ stack, widget, head }),
  ),
);

test('the README shows attributes in as many stacks', () => {
  expect(WITH_ATTRIBUTES.map(({ stack }) => stack)).toEqual(HELPERS.map(({ stack }) => stack));
});

test.each(WITH_ATTRIBUTES)('attributes of the element in $stack are those of the widget', ({ widget, head }) => {
  expect(lint(head + widget)).toEqual([]);
  expect(lint(widget.replace('data-load', 'data-kind'))).toEqual([
    expect.stringContaining('wrong-value: data-kind="eager" is not of type "customer" | "staff".'),
  ]);
  expect(lint(widget.replace('data-load', 'data-user_di'))).toEqual([
    expect.stringContaining('Did you mean data-user-id?'),
  ]);
  expect(lint(widget.replace(/(element ?[:=] ?["']|, ['"])span/, '$1td'))).toEqual([
    expect.stringContaining('<td> cannot hold a widget'),
  ]);
});

test('keywords are properties in Ruby, and attributes in Django and Handlebars', () => {
  expect(lint('<%= dw "quiz", kind: "x", assessment_id: 1, questions: [], name: 1, element: "p" %>')).toEqual([
    expect.stringContaining('wrong-value: "kind": "x"'),
    expect.stringContaining('"quiz" has no property "name"'),
  ]);
  expect(lint('<%= dw :avatar, name: user.name, **more %>')).toEqual([]);
  expect(lint('{% dw "quiz" class="x" data-kind="staff" %}{% enddw %}')).toEqual([
    expect.stringContaining('"quiz" needs "assessment_id" (data-assessment-id), "questions" (data-questions).'),
  ]);
  expect(lint('{{#dw "avatar" class="x"}}{{/dw}}<x-dw name="avatar" :data-name="$name" {{ $attributes }} />')).toEqual(
    [],
  );
});

test.each(Object.entries(SNIPPETS))('every example of the reference is right in %s', (_language, snippet) => {
  const found = Object.entries(reference.widgets).flatMap(([name, { properties }]) => {
    const examples = Object.entries(properties).filter(([, { example }]) => example !== undefined);
    const written = snippet({
      name,
      properties: Object.fromEntries(examples.map(([each, { example }]) => [each, example])),
      fallback: `it's <b>"%>"</b>`,
      element: 'span',
    });
    return lintText(name, written, reference);
  });
  expect(found).toEqual([]);
});

test("the READMEs' snippets are right", () => {
  const snippets = sourceFiles('{README.md,widgets/*/README.md}').flatMap((file) =>
    fences(file.text, 'html').map((text) => lintText(file.path, text.replaceAll('…', '{{ x }}'), reference)),
  );
  expect(snippets.length).toBeGreaterThan(30);
  expect(snippets.flat()).toEqual([]);
});

test('a rendered page has no expressions, and must be the page that was meant', () => {
  const rendered = (text: string) =>
    lintText('page', text, reference, true).map(({ rule, message }) => `${rule}: ${message}`);
  expect(rendered('<p>Log in</p>')).toEqual([
    'page: this page has no widget and no loader. Is it the page that was meant?',
  ]);
  expect(rendered('<div data-widget="course-calendar"></div>')).toEqual([expect.stringContaining('missing-loader')]);
  expect(rendered('<script type="module" src="/widgets/loader.js"></script>')).toEqual([]);
  expect(
    rendered(
      '<script type="module" src="loader.js"></script><div data-widget="poster-progress" data-recognition-id="1" data-title="{{ x"></div>',
    ),
  ).toEqual([]);
});
