/** README: `lint` finds elements of widgets that are not closed. */
import { expect, test } from 'vitest';
import { lintText } from '../support/lint.ts';
import { reference } from '../support/reference.ts';

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

const taken = (line: number, around: number) =>
  `<div data-widget="course-calendar"> ends with the </div> in line ${line}, which is indented like the <div> of line ${around}, and a <div> around them is not closed in this file. Write </div> after the widget's content, or indent its end tag like it.`;

test.each([
  [`\n<div class="card">\n  ${DIV}\n</div>\n`, 3, taken(4, 2)],
  [`\n<div>\n\t<div>\n\t\t${DIV}…\n\t</div>\n</div>`, 4, taken(5, 3)],
  [`\n<div>\n  ${DIV}\n    {{ $a->b }}\n    <div>…</div>\n</div>`, 3, taken(6, 2)],
  [`\n@if ($a)\n  <div>\n    ${DIV}\n  </div>\n@endif`, 4, taken(5, 3)],
])('the end tag of an element around it is its own: %s', (text, line, sentence) => {
  expect(problems(text)).toEqual([`${line} element: ${sentence}`]);
});

test.each([
  // each has its end tag, whatever its indentation
  `\n<div>\n  ${DIV}\n</div>\n</div>`,
  // an element around it ends in another file, and its own end tag is where it is expected, or its place tells nothing
  `\n<div>\n  ${DIV}\n  </div>\n`,
  `\n<div>\n  ${DIV}</div>\n`,
  `\n<div>\n  ${DIV}\n…</div>\n`,
  `\n<div>\n${DIV}\n</div>\n`,
  `\n<section><div>\n  ${DIV}\n</div>\n</section>`,
  `\n<div>\n\t${DIV}\n  </div>\n`,
  // an end tag may be in an expression, or one of two start tags is printed
  `\n<div>\n  ${DIV}\n</div>\n{!! $a ? '</div>' : '' !!}`,
  `\n<div>\n  ${DIV}\n  @if ($a)</div>@endif\n</div>\n`,
  `\n@if ($a)\n<div class="a">\n@else\n<div>\n@endif\n  ${DIV}\n  </div>\n</div>\n`,
])('every element may have its own end tag: %s', (text) => {
  expect(problems(text)).toEqual([]);
});
