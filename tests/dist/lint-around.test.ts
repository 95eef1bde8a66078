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
