import { expect, onTestFinished, test } from 'vitest';
import { kept } from '../../../shared/memory/kept/table.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { arrivedBy } from '../../support/arrived.ts';
import { mountHtml } from '../../support/mount-html.ts';
import { takeOut } from '../../support/put-back.ts';

test('what was entered on a page is not entered on the next one that a script shows', async () => {
  const first = location.href;
  const { key } = kept('form', [first.split('#')[0]!, 'input-add["phones"]', '0']);
  sessionStorage.setItem(key, JSON.stringify({ page: '[]', value: [{ key: 0, value: '012-345 6789' }] }));
  arrivedBy('reload');
  // the phones of that page are below the fold, so their code has not loaded; another control of its form has
  const { element } = await mountHtml(`<form>${snippet('input-add', { attributes: { name: 'notes' } })}</form>`);
  await takeOut(element);
  history.pushState(null, '', '/customers/2/edit');
  onTestFinished(() => history.replaceState(null, '', first));
  const { widget } = await mountHtml(`<form>${snippet('input-add', { attributes: { name: 'phones' } })}</form>`);
  expect(widget.getByRole('textbox')).toHaveProperty('value', '');
});
