/** README: `lint` finds properties that are written as attributes without `data-`. */
import { expect, test } from 'vitest';
import { problems } from '../support/lint.ts';

const sentence = (widget: string, attribute: string) =>
  `"${widget}" reads no attribute ${attribute}. Write data-${attribute}.`;

test.each([
  ['<div data-widget="searchable-select" data-options="[]" name="zz"></div>', 56, 'searchable-select', 'name'],
  ['<span kind="fmd" data-widget="yes-no-toggle" data-id="1"></span>', 7, 'yes-no-toggle', 'kind'],
  ['<div data-widget="poster-progress" recognition-id="{{ $id }}"></div>', 36, 'poster-progress', 'recognition-id'],
  ['<x-dw name="poster-progress" recognition-id="1" />', 30, 'poster-progress', 'recognition-id'],
  ['{% dw "poster-progress" recognition-id=id %}{% enddw %}', 40, 'poster-progress', 'recognition-id'],
  [
    `<?= $dw->widget('searchable-select', ['options' => []], '', 'p', ['name' => $a]) ?>`,
    77,
    'searchable-select',
    'name',
  ],
])('%s', (text, column, widget, attribute) => {
  expect(problems(text)).toEqual([`${column} unknown-property: ${sentence(widget, attribute)}`]);
});

test.each([
  // of HTML itself, or of a custom element
  '<div data-widget="read-more" id="a" title="b" class="c" hidden lang="ms" slot="x"></div>',
  '<my-switch data-widget="searchable-select" data-options="[]" name="a"></my-switch>',
  // the property is given, or may be
  '<div data-widget="searchable-select" data-options="[]" data-name="a" name="a"></div>',
  '<div data-widget="searchable-select" data-props=\'{"options":[],"name":"a"}\' name="a"></div>',
  '<div data-widget="searchable-select" data-options="[]" name="a" {{ $attributes }}></div>',
  '<div data-widget="searchable-select" name="a">{!! $script !!}</div>',
  '<x-dw name="searchable-select" :props="$props" element="p" />',
  '<div data-widget="searchable-select" data-options="[]" :name="name" wire:name="a"></div>',
])('nothing is wrong with %s', (text) => {
  expect(problems(text)).toEqual([]);
});
