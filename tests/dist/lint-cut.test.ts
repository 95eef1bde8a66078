/** README: `lint` finds values that a quotation mark in them cuts off. */
import { expect, test } from 'vitest';
import { problems } from '../support/lint.ts';

const LOADER = '<script type="module" src="/widgets/loader.js"></script>';
const cut = (attribute: string, value: string) =>
  `json: ${attribute}="${value}" ends at the first quotation mark of its JSON. Write ${attribute}='…' and &#39; for each ' in it, or let the template language escape it.`;

test.each([
  [`<div data-widget="avatar" data-props="{"src": "/a.jpg"}"></div>`, `27 ${cut('data-props', '{')}`],
  [`<div class="a" data-props="{"src": "{{ $a }}"}" data-dw-widget="avatar"></div>`, `16 ${cut('data-props', '{')}`],
  [`<div data-widget="dealer-sop" data-steps="[{"title":"a"}]" class="b"></div>`, `31 ${cut('data-steps', '[{')}`],
])('JSON that ends at its first quotation mark: %s', (text, sentence) => {
  expect(problems(text)).toEqual([sentence]);
});

const ESCAPE = "Write data-props='…' and &#39; for each ' in it, or let the template language escape it.";

test.each([
  [
    `<div data-widget="atm-booking" data-props='{"atms":[{"id":1,"name":"Dato' Ali"}]}'></div>`,
    `32 json: data-props='{"atms":[{"id":1,"name":"Dato' ends at the first ' in it. ${ESCAPE}`,
  ],
  [
    `<div data-props='{"title":"Kelas emas untuk isteri","note":"Dato' Ali"}' data-widget="note-block"></div>`,
    `6 json: data-props='…":"Kelas emas untuk isteri","note":"Dato' ends at the first ' in it. ${ESCAPE}`,
  ],
  [
    `<div data-widget="note-block" data-note='Dato' Ali'></div>`,
    "31 wrong-value: data-note='Dato' ends at the first ' in it. Write &#39; for each ' in it, or let the template language escape it.",
  ],
  [
    '<div data-title="Kelas "Emas" 2026" data-widget="note-block"></div>',
    '6 wrong-value: data-title="Kelas " ends at the first " in it. Write &quot; for each " in it, or let the template language escape it.',
  ],
  [
    '<div data-note="x data-widget="note-block"></div>',
    '6 wrong-value: data-note="x data-widget=" has no " at its end, before data-widget. Write it there.',
  ],
  [
    `<x-dw name="note-block" :props="['note' => "Pagi"]"></x-dw>`,
    `25 wrong-value: :props="['note' => " ends at the first " in it. Write ' for each " in it.`,
  ],
])('a value that ends at a quotation mark in it: %s', (text, sentence) => {
  expect(problems(text)).toEqual([sentence]);
  if (text.startsWith('<div')) expect(problems(LOADER + text, true)).toEqual([expect.stringMatching(/: data-/)]);
});

test.each([
  '<div data-widget="note-block" data-note="Pagi""></div>',
  '<div data-widget="note-block" data-note=Dato\'Ali></div>',
  `<div data-widget="note-block" data-note="Pagi"{{ $more }}"></div>`,
  `<div data-widget="tree" data-note='Dato' Ali'></div>`,
])('nothing is cut off that a widget of ours needs: %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  `<div data-widget="tree" data-props="{"src": "/a.jpg"}"></div>`,
  `<div data-props="{"src": "/a.jpg"}"></div>`,
  `<!-- <div data-widget="avatar" data-props="{"src": "/a.jpg"}"></div> -->`,
  `<div data-dw-ignore><div data-widget="avatar" data-props="{"src": "/a.jpg"}"></div></div>`,
])('it is none of ours, or no widget: %s', (text) => {
  expect(problems(text)).toEqual([]);
});
