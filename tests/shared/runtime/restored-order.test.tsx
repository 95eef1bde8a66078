import { expect, test } from 'vitest';
import { kept } from '../../../shared/memory/kept/table.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';

const html = `<form>${snippet('sortable-list', {
  attributes: {
    name: 'order',
    route: '/app/admin/order',
    items: JSON.stringify([
      { id: 1, label: 'Satu' },
      { id: 2, label: 'Dua' },
    ]),
  },
})}</form>`;

test('an order that was not saved is not shown as if it were, after a reload', async () => {
  // what is kept when the page is left before the route has answered
  sessionStorage.setItem(
    kept('form', [location.href.split('#')[0]!, 'sortable-list["order","/app/admin/order"]', '0']).key,
    JSON.stringify({ page: '["1","2"]', value: ['2', '1'] }),
  );
  arrivedBy('reload');
  const { place } = await mountHtml(html);
  expect(new FormData(place.querySelector('form')!).getAll('order[]')).toEqual(['1', '2']);
});
