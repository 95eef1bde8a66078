import { expect, test } from 'vitest';
import { lint } from '../support/lint.ts';

test.each([
  '<x-dw name="quiz" :$props />',
  '<x-dw name="quiz" :$props>…</x-dw>',
  '<x-dw :$name :$props :$element />',
  '<x-dw name="poster-progress" :data-recognition-id="$id" />',
  '<template x-for="r in rows"><div data-widget="poster-progress" :data-recognition-id="r.id"></div></template>',
  '<template x-for="r in rows"><div data-widget="poster-progress" x-bind:data-recognition-id="r.id"></div></template>',
  '<div data-widget="poster-progress" v-bind:data-recognition-id="r.id"></div>',
  '<div data-widget="poster-progress" x-bind="attributes"></div>',
  '<div data-widget="quiz" :data-props="JSON.stringify(quiz)"></div>',
])('a bound attribute may have any value: %s', (text) => {
  expect(lint(text)).toEqual([]);
});

test('a bound attribute has a name, too', () => {
  for (const bound of [':', 'x-bind:', 'v-bind:'])
    expect(lint(`<div data-widget="poster-progress" ${bound}data-recogniton-id="id"></div>`)).toEqual([
      expect.stringContaining('"poster-progress" needs "recognition_id"'),
      expect.stringContaining('Did you mean data-recognition-id?'),
    ]);
});

test.each([
  '{{ quiz|json_script }}',
  '{{ quiz|json_script:"quiz" }}',
  '{{ $slot }}',
  '{!! $script !!}',
  '{{{ script }}}',
  '{{> quiz}}',
  '{{ json_script(quiz) }}',
  '<%- script %>',
  '<%= json_tag(@quiz) %>',
  '<?= $script ?>',
  "<?php include 'quiz.php' ?>",
  '@include("quiz")',
  '{% include "quiz.html" %}',
  '<x-quiz :quiz="$quiz" />',
  '<div>{{ $x->title }}</div>\n{{ quiz|json_script }}',
])('a child may be the JSON of the widget: %s', (child) => {
  expect(lint(`<div data-widget="quiz">${child}</div>`)).toEqual([]);
});

test.each([
  '{{ $quiz->title }}',
  '{{ quiz.title }}',
  "{{ __('Quiz') }}",
  "{{ $a ? 'Yes' : 'No' }}",
  '<p>{{ $slot }}</p>',
  '@if ($a) <b>a</b> @endif',
  '{% if a %}a{% endif %}',
  '<% if a %>a<% end %>',
  '<div data-widget="read-more">{!! $text !!}</div>',
])('a text is not the JSON of the widget: %s', (child) => {
  expect(lint(`<div data-widget="quiz" data-kind="staff">${child}</div>`)).toEqual([
    expect.stringContaining('"quiz" needs "assessment_id"'),
  ]);
});

test.each([
  '@php\n// <div data-widget="quizz"></div>\n$a = 1;\n@endphp',
  '@php // {{ <b> \n@endphp',
  '@php($a = "<x-dw name=\'quizz\' />")',
])('the code of PHP is no markup: %s', (text) => {
  expect(lint(text)).toEqual([]);
  expect(lint(`${text}<x-dw name="quizz" />`)).toEqual([expect.stringContaining('there is no widget "quizz"')]);
});

test('a helper in the code of PHP is found', () => {
  expect(lint("@php\n echo $dw->widget('quizz', []);\n@endphp")).toEqual([
    expect.stringContaining('there is no widget "quizz"'),
  ]);
});

test.each([
  ['data-prop', 'data-props'],
  ['data-propss', 'data-props'],
  ['data-laod', 'data-load'],
  ['data-them', 'data-theme'],
  ['data-local', 'data-locale'],
  ['data-loook', 'data-look'],
])('%s is %s misspelt', (written, meant) => {
  const sentence = `unknown-property: "poster-progress" has no property for ${written}. Did you mean ${meant}?`;
  const id = meant === 'data-props' ? '' : 'data-recognition-id="1"';
  expect(lint(`<div data-widget="poster-progress" ${id} ${written}="x"></div>`)).toEqual([sentence]);
  expect(lint(`{% dw "poster-progress" ${id} ${written}=x %}{% enddw %}`)).toEqual([sentence]);
});

test.each([
  'data-loaded',
  'data-lead',
  'data-book',
  'data-drop',
  'data-time',
  'data-reload',
  'data-body',
  'data-{{ $a }}load',
])('%s may be an attribute of the page', (name) => {
  expect(lint(`<div data-widget="course-calendar" ${name}="x"></div>`)).toEqual([]);
});
