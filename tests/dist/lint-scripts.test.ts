/** README: `lint` finds JSON that no widget reads, and page settings that are not read. */
import { expect, test } from 'vitest';
import { problems } from '../support/lint.ts';

const JSON_OF_QUIZ = '{"kind":"staff","assessment_id":7,"questions":[]}';
const quiz = (content: string) => `<div data-widget="quiz">${content}</div>`;
const noType = 'has no type, and only type="application/json" is read. Write it so.';

test.each([
  [`<script>${JSON_OF_QUIZ}</script>`, 25, `this script with the JSON of "quiz" ${noType}`],
  [`<script type="">{"kind": {{ $kind }} }</script>`, 25, `this script with the JSON of "quiz" ${noType}`],
  [
    `<script type="text/json">${JSON_OF_QUIZ}</script>`,
    25,
    'this script with the JSON of "quiz" has the type "text/json", and only type="application/json" is read. Write it so.',
  ],
  [
    `<p><script type="application/json">${JSON_OF_QUIZ}</script>Wait</p>`,
    28,
    'this script with the JSON of "quiz" lies in a <p>, and is read only as a child of the element itself. Move it out of the <p>.',
  ],
  [
    `<section><div>a</div><script type="application/json">{!! $json !!}</script></section>`,
    46,
    'this script with the JSON of "quiz" lies in a <section>, and is read only as a child of the element itself. Move it out of the <section>.',
  ],
  [
    `<script type="application/json">${JSON_OF_QUIZ}</script><script type="application/json">{}</script>`,
    115,
    'this is the second script with JSON of "quiz", and only the first is read. Write all properties into that one.',
  ],
])('no widget reads %s', (content, column, sentence) => {
  expect(problems(quiz(content))).toEqual([`${column} json: ${sentence}`]);
});

test('of two scripts with JSON the one that is read is checked: the child of the element', () => {
  const script = (json: string) => `<script type="application/json">${json}</script>`;
  expect(problems(quiz(`<b>${script('{"k": ')}</b>${script(JSON_OF_QUIZ.replace('kind', 'kimd'))}`))).toEqual([
    expect.stringMatching(/^28 json: this script .* lies in a <b>/),
    expect.stringMatching(/"kimd".*Did you mean "kind"/),
  ]);
});

test.each([
  // other scripts
  `<script type="application/json">${JSON_OF_QUIZ}</script><script>go({"a": 1})</script><script type="application/ld+json">{}</script>`,
  // of another widget in it
  `<script type="application/json">${JSON_OF_QUIZ}</script><p data-widget="read-more"><script type="application/json">{}</script></p>`,
  // an expression may write the type, or the element around it, or choose one of two
  `<script type="{{ $type }}">${JSON_OF_QUIZ}</script>`,
  `<script {{ $attributes }}>${JSON_OF_QUIZ}</script>`,
  `{% if a %}<b>{% endif %}<script type="application/json">${JSON_OF_QUIZ}</script>{% if a %}</b>{% endif %}`,
  `<x-slot><script type="application/json">${JSON_OF_QUIZ}</script></x-slot>`,
  `<template x-if="a"><script type="application/json">${JSON_OF_QUIZ}</script></template>`,
  `@if ($a)<script type="application/json">${JSON_OF_QUIZ}</script>@else<script type="application/json">{}</script>@endif`,
  // a paragraph may have ended
  `<p>Wait<div></div><script type="application/json">${JSON_OF_QUIZ}</script></p>`,
])('nothing is wrong with %s', (content) => {
  expect(problems(quiz(content))).toEqual([]);
});
