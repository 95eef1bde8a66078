import { expect, test } from 'vitest';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { kept } from '../../../shared/memory/kept/table.ts';

const html = (values: string[]) =>
  `<form>${snippet('searchable-select', { attributes: { name: 'upline', options: JSON.stringify(values.map((value) => ({ value, label: `Option ${value}` }))) } })}</form>`;

test.each([
  [['a', 'c'], ''],
  [['a', 'b', 'c'], 'b'],
])('what was chosen is there after a reload, if the page still offers it: %s', async (offered, chosen) => {
  sessionStorage.setItem(
    kept('form', [location.href.split('#')[0]!, 'searchable-select["upline"]', '0']).key,
    JSON.stringify({ page: '""', value: { value: 'b', label: 'Option b' } }),
  );
  arrivedBy('reload');
  const { place } = await mountHtml(html(offered));
  expect(new FormData(place.querySelector('form')!).get('upline')).toBe(chosen);
});
