/** README: `lint` finds elements of widgets that are not closed. */
import { expect, test } from 'vitest';
import { lintText } from '../../shared/host-kit/lint.ts';
import type { Reference } from '../../shared/reference/reference.ts';
import { distFiles } from '../support/dist.ts';

const reference = JSON.parse(distFiles().get('reference.json')!.toString()) as Reference;
const LOADER = '<script type="module" src="/widgets/loader.js"></script>';
const problems = (text: string, isRendered = false, file = 'page.html') =>
  lintText(file, LOADER + text, reference, isRendered).map(({ line, rule, message }) => `${line} ${rule}: ${message}`);
const notClosed = (tag: string) =>
  `<${tag} data-widget="course-calendar"> is not closed in this file: what follows in the element around it becomes its content. Write </${tag}> after its content.`;

const SPAN = '<span data-widget="course-calendar">';
const DIV = '<div data-widget="course-calendar">';

test.each([
  [`\n${DIV}\n<p>…</p>`, 2, 'div'],
  [`<section>\n\n${DIV}<div>…</div></section><footer></footer>`, 3, 'div'],
  [`<table><tr><td>${SPAN}No</td></tr></table>`, 1, 'span'],
  [`${DIV}<br><img src="a"><input></p>`, 1, 'div'],
  [`<body><main>${DIV}</main></body>`, 1, 'div'],
])('browsers would go on in the widget: %s', (text, line, tag) => {
  const expected = [`${line} element: ${notClosed(tag)}`];
  expect(problems(text, true)).toEqual(expected);
  expect(problems(text)).toEqual(expected);
});

test('each of two is named, and a loop or condition around them or in them makes no difference', () => {
  expect(problems(`<td>${SPAN}</td><td>${SPAN}</td>`)).toHaveLength(2);
  expect(problems(`<ul>{% for a in b %}<li>${SPAN}{{ a }}</li>{% endfor %}</ul>`)).toEqual([
    expect.stringContaining(notClosed('span')),
  ]);
  expect(problems(`<li>${SPAN}@if ($a) <b>a</b> @else <i>b</i> @endif</li>`)).toEqual([
    expect.stringContaining(notClosed('span')),
  ]);
  expect(problems(`<td>${SPAN}{{ a }}<span>{{ b }}</span></td>`)).toEqual([expect.stringContaining(notClosed('span'))]);
});

test.each([
  // the end tag may be left out, and a slash has its own sentence
  '<div><p data-widget="course-calendar">…<div>…</div></div>',
  '<body data-widget="course-calendar"><p>…',
  // one of several start tags
  `{% if a %}<div data-widget="course-calendar" class="a">{% else %}${DIV}{% endif %}…</div>`,
  `<?php if ($a): ?>${DIV}<?php else: ?><div><?php endif ?>…</div>`,
  `<% if (a) { %>${DIV}<% } %><% if (!a) { %><div><% } %>…</div>`,
  `<main>{{#if a}}${DIV}{{else}}<div>{{/if}}…</div></main>`,
  `<main>${DIV}@if ($a)<div class="a">@else<div>@endif…</div></div></main>`,
  // its end tag is in an expression
  `<main>${DIV}…<?php if ($a) echo '</div>'; ?></main>`,
  `<main>${DIV}…{{ "</div>"|raw }}</main>`,
  // other elements may begin in one file and end in another, and other libraries use data-widget
  `<div class="page"><section>${DIV}…</div>`,
  '<div data-widget="pushmenu">',
  `</div></section>${DIV}</div>`,
  `<div data-dw-ignore>${SPAN}</div>`,
])('it may be closed, or needs no end tag: %s', (text) => {
  expect(problems(text)).toEqual([]);
});
