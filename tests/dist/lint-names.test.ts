/** README: `lint` finds page settings that are not read, and misspelt names of ours outside of widgets. */
import { expect, test } from 'vitest';
import { problems } from '../support/lint.ts';

const SETTINGS = '<script type="application/json" id="dealer-widgets-config">{}</script>';

test.each([
  [
    '<script id="dealer-widgets-config">{"scope":"#app"}</script>',
    '1 json: this script with the page settings has no type, and only type="application/json" is read. Write it so.',
  ],
  [
    '<script type="text/json" id="dealer-widgets-config">{"user_id":{{ $id }}}</script>',
    '1 json: this script with the page settings has the type "text/json", and only type="application/json" is read. Write it so.',
  ],
  [
    '<div id="dealer-widgets-config">{}</div>',
    '1 json: page settings are only read from a script, not from a <div>. Write <script type="application/json" id="dealer-widgets-config">.',
  ],
  [
    `${SETTINGS}<p></p>${SETTINGS}`,
    '78 json: there is more than one script#dealer-widgets-config, and only the first counts. Take this one away.',
  ],
  ...['dealer-widget-config', 'dealer-widgets-confg', 'dealerWidgetsConfig', 'dealer_widgets_config'].map((id) => [
    `<script type="application/json" id="${id}">{"scope":"#app"}</script>`,
    `33 unknown-setting: the page settings are not read from "${id}". Did you mean id="dealer-widgets-config"?`,
  ]),
])('%s', (text, sentence) => {
  expect(problems(text)).toEqual([sentence]);
});

test.each(['ingore', 'ignor', 'ignored', 'ignroe'])('data-dw-%s ignores nothing', (end) => {
  expect(problems(`<ul><li data-dw-${end}="">…</li></ul>`)).toEqual([
    `9 unknown-attribute: data-dw-${end} means nothing. Did you mean data-dw-ignore?`,
  ]);
});

test.each([
  SETTINGS,
  '<script type="{{ $type }}" id="dealer-widgets-config">{}</script>',
  '<script {{ $attributes }} id="dealer-widgets-config">{}</script>',
  `@if ($a)${SETTINGS}@else${SETTINGS}@endif`,
  '<script type="application/json" id="dealer-charts-config">{}</script>',
  '<script type="application/json" id="dealer-widgets-{{ $a }}">{}</script>',
  '<div data-dw-ignore><p id="dealer-widgets-config"></p></div>',
  '<p data-ignore data-dw-ignore data-dw-table="a" data-dw-widget="b"></p>',
])('nothing is wrong with %s', (text) => {
  expect(problems(text)).toEqual([]);
});
