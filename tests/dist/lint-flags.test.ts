import * as v from 'valibot';
import { expect, test } from 'vitest';
import { flag } from '../../shared/contract/basic-values.ts';
import { lintText } from '../support/lint.ts';
import { readProperties } from '../../shared/runtime/read-properties.ts';
import { reference } from '../support/reference.ts';

const lint = (file: string, value: string) =>
  lintText(
    file,
    `<div data-widget="faq-item" data-question="Bila?" data-answer="Esok" data-open="${value}"></div>`,
    reference,
  ).map(({ rule, message }) => `${rule}: ${message}`);

test.each([
  ['page.html', '{{ active }}'],
  ['page.django.html', '{{ dealer.active }}'],
  ['page.j2', '{{ not active }}'],
  ['page.html.jinja', '{{ active }}'],
  ['page.hbs', '{{ active }}'],
  ['page.html.erb', '<%= active %>'],
  ['page.ejs', '<%= active %>'],
  ['page.blade.php', '{{ $active ? 1 : 0 }}'],
  ['page.blade.php', '{{ (int) $active }}'],
  ['page.blade.php', '{{ intval($x->active) }}'],
  ['page.blade.php', "{{ $x->active ? '1' : '0' }}"],
  ['page.blade.php', "{{ old('active', 1) }}"],
  ['page.blade.php', "{{ $x->active ?? false ? 'a' : 'b' }}"],
  ['page.blade.php', '{{ $a + $b }}'],
  ['page.blade.php', '{{ 1 }}'],
  ['page.blade.php', '{{ true }}'],
  ['page.blade.php', '{{ $in . $is }}'],
  ['page.html.twig', '{{ active ? 1 : 0 }}'],
  ['page.html.twig', "{{ active|default('0') }}"],
  ['page.php', '<?= $active ? 1 : 0 ?>'],
  ['page.php', '{{ active }}'],
])('nothing is wrong in %s with %s', (file, value) => {
  expect(lint(file, value)).toEqual([]);
});

test.each([
  ['page.blade.php', '{{ $active }}', '$active', '{{ $active ? 1 : 0 }}'],
  ['page.blade.php', '{!! $x->active !!}', '$x->active', '{!! $x->active ? 1 : 0 !!}'],
  ['page.blade.php', "{{ $x['active'] }}", "$x['active']", "{{ $x['active'] ? 1 : 0 }}"],
  ['page.blade.php', '{{ $x?->isActive() }}', '$x?->isActive()', '{{ $x?->isActive() ? 1 : 0 }}'],
  ['page.blade.php', "{{ $user->can('edit', $x) }}", "$user->can('edit', $x)", "{{ $user->can('edit', $x) ? 1 : 0 }}"],
  ['page.blade.php', '{{ !$x->bulk }}', '!$x->bulk', '{{ !$x->bulk ? 1 : 0 }}'],
  ['page.blade.php', '{{ $x ?? false }}', '$x ?? false', '{{ ($x ?? false) ? 1 : 0 }}'],
  ['page.blade.php', '{{ $x->status === 2 }}', '$x->status === 2', '{{ $x->status === 2 ? 1 : 0 }}'],
  ['page.blade.php', '{{ $a && $b }}', '$a && $b', '{{ $a && $b ? 1 : 0 }}'],
  ['page.blade.php', '{{ isset($x) }}', 'isset($x)', '{{ isset($x) ? 1 : 0 }}'],
  ['page.blade.php', '<?= $active ?>', '$active', '<?= $active ? 1 : 0 ?>'],
  ['page.php', '<?= $active ?>', '$active', '<?= $active ? 1 : 0 ?>'],
  ['page.phtml', '<?php echo !$active; ?>', '!$active', '<?php echo !$active ? 1 : 0; ?>'],
  ['page.html.twig', '{{ dealer.active }}', 'dealer.active', '{{ dealer.active ? 1 : 0 }}'],
  ['page.html.twig', '{{ not dealer.active }}', 'not dealer.active', '{{ not dealer.active ? 1 : 0 }}'],
  [
    'page.html.twig',
    '{{- dealer.status is same as(2) -}}',
    'dealer.status is same as(2)',
    '{{- dealer.status is same as(2) ? 1 : 0 -}}',
  ],
])('in %s %s is empty when it is false', (file, value, expression, advice) => {
  expect(lint(file, value)).toEqual([
    `unsafe-flag: data-open is empty when ${expression} is false, and an empty flag is on. Write data-open="${advice}".`,
  ]);
});

test('one that costs money or access is refused when empty', () => {
  const written =
    '<div data-widget="training-registration" data-training-id="7" data-yuran="9" data-is-bulk="{{ $v }}">';
  expect(lintText('page.blade.php', `${written}</div>`, reference)).toEqual([
    expect.objectContaining({
      rule: 'unsafe-flag',
      message:
        'data-is-bulk is empty when $v is false, and an empty one is refused. Write data-is-bulk="{{ $v ? 1 : 0 }}".',
    }),
  ]);
});

test('a flag is safe where the widget reads an empty attribute as No', () => {
  const flags = Object.entries(reference.widgets).flatMap(([name, { properties }]) =>
    Object.entries(properties)
      .filter(([, { schema }]) => schema.title === 'Flag')
      .map(([property, { attribute }]) => ({ name, property, attribute })),
  );
  expect(flags.length).toBeGreaterThan(5);
  const isSafe = ({ name, attribute }: (typeof flags)[number]) =>
    lintText('page.blade.php', `<div data-widget="${name}" ${attribute}="{{ $v }}"></div>`, reference).every(
      ({ rule }) => rule !== 'unsafe-flag',
    );
  const isNo = ({ property, attribute }: (typeof flags)[number]) =>
    readProperties({ json: [], attributes: [[attribute, '']] }, v.object({ [property]: flag })).values[property] ===
    false;
  expect(flags.filter(isSafe)).toEqual(flags.filter(isNo));
});
