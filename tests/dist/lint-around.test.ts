/** README: `lint` looks at what is around widgets: misspelt values of ancestors, links and buttons, and copy buttons. */
import { expect, test } from 'vitest';
import { problems } from '../support/lint.ts';

const CALENDAR = '<div data-widget="course-calendar"></div>';

test.each([
  [
    `<main data-theme="drak">${CALENDAR}</main>`,
    '7 wrong-value: data-theme="drak" is unknown. Write light, dark or auto.',
  ],
  [
    `<form data-look="hots"><p>${CALENDAR}</p></form>`,
    '7 wrong-value: data-look="hots" is unknown. Write own or host.',
  ],
  [
    `<main data-theme="darkk"><x-dw name="course-calendar" /></main>`,
    '7 wrong-value: data-theme="darkk" is unknown. Write light, dark or auto.',
  ],
])('a misspelt value around a widget: %s', (text, sentence) => {
  expect(problems(text)).toEqual([sentence]);
});

test.each([
  // themes of other libraries, and parts without a widget
  `<html data-theme="cupcake"><main data-theme="night" data-look="round" data-locale="fr">${CALENDAR}</main></html>`,
  `<main data-theme="drak"></main>${CALENDAR}`,
  `<main data-theme="{{ $theme }}" data-load="latre">${CALENDAR}</main>`,
])('nothing is wrong with %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ['<button data-copy="invitation">Copy</button>', 9, 'invitation'],
  ['<p id="invitation"></p><a data-copy="invitation">Copy</a>', 27, 'invitation'],
  ['<p id="the-text"></p><button data-copy="the-text">Copy</button>', 30, 'the-text'],
])('a copy button names an element without #: %s', (text, column, word) => {
  expect(problems(text)).toEqual([
    `${column} wrong-value: data-copy="${word}" is a selector of <${word}> elements, and there are none. Write data-copy="#${word}" for the element with that id.`,
  ]);
});

test.each([
  '<textarea id="invitation"></textarea><button data-copy="#invitation">Copy</button>',
  '<p id="textarea"></p><button data-copy="textarea">Copy</button><i data-copy="H1"></i><i data-copy="svg"></i>',
  '<button data-copy="my-text">Copy</button><button data-copy="">Copy</button>',
  '<my-text id="my-text"></my-text><button data-copy="my-text">Copy</button><invitation></invitation><b data-copy="invitation"></b>',
  '<p data-dw-ignore><button data-copy="invitation">Copy</button></p>',
  '<p id="a"></p><button data-copy="{{ $a }}">Copy</button>',
])('the selector may match: %s', (text) => {
  expect(problems(text)).toEqual([]);
});

const SWITCH = '<span data-widget="yes-no-toggle" data-kind="fmd" data-id="1"></span>';
const IN_LINK =
  'element: this widget is in a link, which a click on it follows before anything is saved. Put it beside the <a>.';

test.each([
  [`<a href="/x">${SWITCH}</a>`, `14 ${IN_LINK}`],
  [`<a href="{{ $url }}"><div>@if ($a)${SWITCH}@endif</div></a>`, `35 ${IN_LINK}`],
  [`<a :href="url">${SWITCH}</a>`, `16 ${IN_LINK}`],
  [`<a href="/x">{{ dw('course-calendar') }}</a>`, `17 ${IN_LINK}`],
  [`<a href="/x"><x-dw name="course-calendar" /></a>`, `14 ${IN_LINK}`],
  [
    `<button onclick="go()">${SWITCH}</button>`,
    '24 element: this widget is in a button, which a click on it presses too. Put it beside the <button>.',
  ],
])('a click on a widget is also one on what is around it: %s', (text, sentence) => {
  expect(problems(text)).toEqual([sentence]);
});

test.each([
  `<a href="/x">a</a>${SWITCH}`,
  `<a href="/x">a${SWITCH}`,
  `<a name="x">${SWITCH}</a>`,
  `<a {{ $attributes }}>${SWITCH}</a>`,
  `<a href="/x"><div data-dw-ignore>${SWITCH}</div></a>`,
])('no link is around it for certain: %s', (text) => {
  expect(problems(text).filter((each) => each.includes(' link'))).toEqual([]);
});

test('a call of a helper is a widget, too', () => {
  expect(problems(`<main data-theme="drak">{{ dw('course-calendar') }}</main>`)).toEqual([
    '7 wrong-value: data-theme="drak" is unknown. Write light, dark or auto.',
  ]);
});
