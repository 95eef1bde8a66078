import { expect, test } from 'vitest';
import { lint } from '../support/lint.ts';

const LOADER = '<script type="module" src="/widgets/loader.js"></script>';
const WRONG = '<div data-widget="quizz"></div>';
const NO_WIDGETS = [
  `<!-- ${WRONG} -->`,
  `<!--> <!-- ${WRONG} --!>`,
  `<script>const html = '${WRONG}';</script>`,
  `<script>const open = '<!--';</script><textarea rows="2">${WRONG}</textarea><!-- -->`,
  `<title>${WRONG}</title><noscript>${WRONG}</noscript><iframe>${WRONG}</iframe>`,
  `<div data-dw-ignore><div>a</div>${WRONG}</div>`,
  `<section DATA-DW-IGNORE=""><p>${WRONG}</section>`,
  '<div data-widget="quizz" data-dw-ignore></div>',
  `<ul data-dw-ignore><li>${WRONG}`,
];

test.each(NO_WIDGETS)('no browser makes a widget of %s', (text) => {
  expect(lint(LOADER + text, true)).toEqual([]);
  expect(lint(`{{ $a }}${text}`, false)).toEqual([]);
});

test.each([
  `<!-- --> ${WRONG} <!-- -->`,
  `<script>const open = '<!--';</script>${WRONG}<!-- -->`,
  `<textarea></textarea>${WRONG}<textarea></textarea>`,
  `<div data-dw-ignore><div></div></div>${WRONG}`,
  `<img data-dw-ignore alt="">${WRONG}`,
  `<template x-for="a in b">${WRONG}</template>`,
  '<div class="a"data-widget="quizz"></div>',
])('the widget is found in %s', (text) => {
  for (const isRendered of [false, true])
    expect(lint(LOADER + text, isRendered)).toEqual([expect.stringContaining('there is no widget "quizz"')]);
});

test('an expression may stand in a tag without a space before it', () => {
  const wrong = [expect.stringContaining('there is no widget "quizz"')];
  expect(lint('<div{{ attributes }} data-widget="quizz"></div>', false)).toEqual(wrong);
  expect(lint('<div class="a"{% if b %} hidden{% endif %} data-widget="quizz"></div>', false)).toEqual(wrong);
  const nonce = '<script type="module" src="/widgets/loader.js"{{ nonce }}></script>';
  expect(lint(`<head>${nonce}</head><div data-widget="course-calendar"></div>`, false)).toEqual([]);
  expect(lint('<div data-widget="quiz"{{ attributes }}></div>', false)).toEqual([]);
});

test('a helper in a part that is ignored makes no widget', () => {
  expect(lint('<div data-dw-ignore>{{ dw("quizz") }}</div>', false)).toEqual([]);
});

const CALENDAR = '<div data-widget="course-calendar"></div>';

test.each([
  `<!-- ${LOADER} -->`,
  '<textarea>&lt;script src="/widgets/loader.js"></textarea>',
  '<p>Add /widgets/loader.js</p>',
  '<link rel="modulepreload" href="/widgets/loader.js">',
])('no browser loads the loader of %s', (text) => {
  const expected = [expect.stringContaining('missing-loader: this page has widgets but no loader')];
  expect(lint(text + CALENDAR, true)).toEqual(expected);
  expect(lint(`<head>${text}</head>${CALENDAR}`, false)).toEqual(expected);
});

test.each(["<script>import('/widgets/loader.js');</script>", '<script type="module">import "/w/loader.js"</script>'])(
  'a script may load the loader: %s',
  (text) => {
    expect(lint(text + CALENDAR, true)).toEqual([]);
  },
);

const LOG_IN = '<form action="/session"><input type="password" name="p"></form>';

test('a page with a log-in form and no widget is not the one that was meant', () => {
  const logIn = /^page: this page has a log-in form and no widget\..*--cookie/;
  expect(lint(LOADER + LOG_IN, true)).toEqual([expect.stringMatching(logIn)]);
  expect(lint(LOG_IN, true)).toEqual([expect.stringMatching(logIn)]);
  expect(lint(LOADER + LOG_IN + CALENDAR, true)).toEqual([]);
  expect(lint(LOADER + LOG_IN, false)).toEqual([]);
});

test('the JSON of a widget may stand after other elements of its content', () => {
  const json = '<script type="application/json">{"kind":"staff","assessment_id":7,"questions":[]}</script>';
  expect(lint(`<div data-widget="quiz"><div>…</div>${json}</div>`, false)).toEqual([]);
});
