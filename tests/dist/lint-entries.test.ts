/** README: `lint` finds unknown names in the entries of lists, and is silent where nothing is lost. */
import { expect, test } from 'vitest';
import { problems } from '../support/lint.ts';

const inJson = (widget: string, json: string) =>
  `<div data-widget="${widget}">\n<script type="application/json">${json}</script></div>`;

test.each([
  [
    'price-rows',
    '{"prices":[{"id":7,"name":"Dewasa","price":"150.00"}]}',
    '45 unknown-property: "prices.0" has no property "id". Not given: "price_id".',
  ],
  [
    'price-rows',
    '{"prices":[{"price_id":7,"nama":"Dewasa","harga":"150.00"}]}',
    '58 unknown-property: "prices.0" has no property "nama". Did you mean "name"?',
  ],
  [
    'price-rows',
    '{"prices":[{"price_id":7,"harga":"150.00"}]}',
    '58 unknown-property: "prices.0" has no property "harga". Not given: "name", "price".',
  ],
  [
    'sortable-list',
    '{"items":[{"id":1,"label":"a"},{"id":3,"name":"Slider 3"}]}',
    '72 unknown-property: "items.1" has no property "name". Not given: "label".',
  ],
  [
    'sortable-list',
    '{"items":[{"idd":1,"label":"a"}]}',
    '44 unknown-property: "items.0" has no property "idd". Did you mean "id"?',
  ],
  [
    'dealer-sop',
    '{"steps":[{"titel":"Daftar","detial":"…"}]}',
    '44 unknown-property: "steps.0" has no property "titel". Did you mean "title"?',
  ],
  [
    'atm-booking',
    '{"atms":[{"id":1,"nama":"KL","negeri":"14"}]}',
    '50 unknown-property: "atms.0" has no property "nama". Did you mean "name"?',
  ],
  [
    'testimony-gallery',
    '{"testimonies":[{"img":"/a.jpg"}]}',
    '50 unknown-property: "testimonies.0" has no property "img". Not given: "image".',
  ],
  // one of several forms of an entry
  [
    'upline-mentor',
    '{"dealer_id":1,"options":[{"user_id":2,"nam":"Ali"}]}',
    '72 unknown-property: "options.0" has no property "nam". Did you mean "name"?',
  ],
])('an unknown name in an entry of %s: %s', (widget, json, sentence) => {
  expect(problems(inJson(widget, json))).toEqual([sentence]);
});

test('in attributes and in the calls of helpers, too', () => {
  const sentence = 'unknown-property: "steps.0" has no property "titel". Did you mean "title"?';
  for (const text of [
    `<div data-widget="dealer-sop" data-steps='[{"titel":"a"}]'></div>`,
    `<div data-widget="dealer-sop" data-steps='[{"titel":"{{ $a }}"}]'></div>`,
    `<x-dw name="dealer-sop" :props="['steps' => [['titel' => 'a']]]" />`,
    `<%= dw "dealer-sop", { steps: [{ titel: a }] } %>`,
  ])
    expect(problems(text)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  // rows of a database have columns of their own: nothing is lost while the entry has all that the widget reads
  ['sortable-list', '{"items":[{"id":3,"label":"a","created_at":"2026-01-01","name":"a"}]}'],
  ['price-rows', '{"prices":[{"price_id":null,"name":null,"price":null,"training_id":7}]}'],
  // an expression may add entries, items or names
  ['sortable-list', '{"items":[{"id":3,"colour":"red",{{ $more }}}]}'],
  ['sortable-list', '{"items":[{{ $items }}]}'],
  ['sortable-list', '{"items":[{"id":3,"{{ $name }}":"a"}]}'],
  // any name
  ['broadcast-template', '{"template":"a","fields":{"nama":"a"}}'],
  ['searchable-select', '{"options":{"5":"Ali"}}'],
  ['searchable-select', '{"options":[{"user_id":1,"name":"Ali"}]}'],
])('nothing is lost in %s: %s', (widget, json) => {
  expect(problems(inJson(widget, json))).toEqual([]);
});
