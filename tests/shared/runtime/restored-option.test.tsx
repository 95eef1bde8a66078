import { expect, test } from 'vitest';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { keptUnder } from '../../../shared/page/visits/kept-under.ts';

const html = (values: string[]) =>
  `<form>${snippet('searchable-select', { attributes: { name: 'upline', options: JSON.stringify(values.map((value) => ({ value, label: `Option ${value}` }))) } })}</form>`;

test.each([
  [['a', 'c'], ''],
  [['a', 'b', 'c'], 'b'],
])('what was chosen is there after a reload, if the page still offers it: %s', async (offered, chosen) => {
  sessionStorage.setItem(
    keptUnder(['form', location.href.split('#')[0]!, 'searchable-select["upline"]', '0']),
    JSON.stringify({ value: { page: '""', state: { value: 'b', label: 'Option b' } }, comesByLink: false }),
  );
  arrivedBy('reload');
  const { place } = await mountHtml(html(offered));
  expect(new FormData(place.querySelector('form')!).get('upline')).toBe(chosen);
});
