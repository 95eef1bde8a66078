/** README: `lint` looks at what is around widgets: misspelt values of ancestors, links and buttons, and copy buttons. */
import { expect, test } from 'vitest';
import { lintText } from '../../shared/host-kit/lint.ts';
import type { Reference } from '../../shared/reference/reference.ts';
import { distFiles } from '../support/dist.ts';

const reference = JSON.parse(distFiles().get('reference.json')!.toString()) as Reference;
const problems = (text: string) =>
  lintText('page.blade.php', text, reference).map(({ column, rule, message }) => `${column} ${rule}: ${message}`);
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

test('a copy button names an element without #', () => {
  expect(problems('<textarea id="invitation"></textarea><button data-copy="invitation">Copy</button>')).toEqual([
    '46 wrong-value: data-copy="invitation" is a selector of <invitation> elements, of which the page has none. Write data-copy="#invitation".',
  ]);
});

test.each([
  '<textarea id="invitation"></textarea><button data-copy="#invitation">Copy</button>',
  '<textarea id="textarea"></textarea><button data-copy="textarea">Copy</button>',
  '<button data-copy="invitation">Copy</button>',
  '<p id="invitation" data-dw-ignore><button data-copy="invitation">Copy</button></p>',
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
