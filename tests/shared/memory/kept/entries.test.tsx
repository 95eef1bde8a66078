import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { kept } from '../../../../shared/memory/kept/table.ts';
import { snippet } from '../../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../../support/arrived.ts';
import { mountHtml } from '../../../support/mount-html.ts';
import { putBack, takeOut } from '../../../support/put-back.ts';

test.each([
  ['reload', 'Aminah'],
  ['back_forward', 'Aminah'],
  ['navigate', ''],
] as const)(
  '%s: what was typed stays when the element is put back, and is there in the page after it: "%s"',
  async (how, after) => {
    const html = snippet('broadcast-template', { attributes: { template: `Salam {{nama}} ${how}` } });
    arrivedBy(how);
    const { element, widget, place } = await mountHtml(html);
    await userEvent.fill(widget.getByRole('textbox'), 'Aminah');
    expect((await putBack(element)).getByRole('textbox')).toHaveValue('Aminah');
    place.remove();
    arrivedBy(how);
    expect((await mountHtml(html)).widget.getByRole('textbox')).toHaveValue(after);
  },
);

/** Loads the page again, as it was left with this in the first control of an item in one of its forms. */
function reloadWith(item: string, page: string, value: unknown): void {
  const { key } = kept('form', [location.href.split('#')[0]!, item, '0']);
  sessionStorage.setItem(key, JSON.stringify({ page, value }));
  arrivedBy('reload');
}
const mountForm = (name: string, attributes: Record<string, string>) =>
  mountHtml(`<form>${snippet(name, { attributes })}</form>`);

test.each([
  [['a', 'c'], ''],
  [['a', 'b', 'c'], 'b'],
])('what was chosen is there after a reload, if the page still offers it: %s', async (offered, chosen) => {
  reloadWith('searchable-select["upline"]', '""', { value: 'b', label: 'Option b' });
  const options = JSON.stringify(offered.map((value) => ({ value, label: `Option ${value}` })));
  const { place } = await mountForm('searchable-select', { name: 'upline', options });
  expect(new FormData(place.querySelector('form')!).get('upline')).toBe(chosen);
});

test('an order that was not saved is not shown as if it were, after a reload', async () => {
  // the page was left before the route had answered
  reloadWith('sortable-list["order","/app/admin/order"]', '["1","2"]', ['2', '1']);
  const items = JSON.stringify([1, 2].map((id) => ({ id, label: `Item ${id}` })));
  const { place } = await mountForm('sortable-list', { name: 'order', route: '/app/admin/order', items });
  expect(new FormData(place.querySelector('form')!).getAll('order[]')).toEqual(['1', '2']);
});

test('what was entered on a page is not entered on the next one that a script shows', async () => {
  const first = location.href;
  reloadWith('input-add["phones"]', '[]', [{ key: 0, value: '012-345 6789' }]);
  // the phones of that page are below the fold, so their code has not loaded; another control of its form has
  const { element } = await mountForm('input-add', { name: 'notes' });
  await takeOut(element);
  history.pushState(null, '', '/customers/2/edit');
  onTestFinished(() => history.replaceState(null, '', first));
  const { widget } = await mountForm('input-add', { name: 'phones' });
  expect(widget.getByRole('textbox')).toHaveValue('');
});
