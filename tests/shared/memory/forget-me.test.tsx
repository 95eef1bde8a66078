import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetMe } from '../../../shared/memory/kept/forget-me.ts';
import { keep } from '../../../shared/memory/kept/entries.ts';
import { type KeptName, TABLE, kept } from '../../../shared/memory/kept/table.ts';
import { snippet } from '../../../.storybook/support/snippet.ts';
import { mountHtml } from '../../support/mount-html.ts';

test('who logs out leaves nothing, but what the table says stays: quiz answers, ticked steps, the last order and where one has booked last', () => {
  // the type of the table has no other names
  const names = Object.keys(TABLE) as KeptName[];
  const keyOf = (name: KeptName): string => kept(name, ['1', '2'], '7').key;
  for (const name of names) keep(kept(name, ['1', '2'], '7'), 'x');
  sessionStorage.setItem('dealer-widgets-of-the-host', 'x');
  forgetMe();
  const left = names.filter((name) => [sessionStorage, localStorage].some((storage) => storage.getItem(keyOf(name))));
  expect(left).toEqual(['place', 'quiz', 'dealer-sop', 'payment:last-order']);
  expect(sessionStorage.getItem('dealer-widgets-of-the-host')).toBe('x');
});

test('what is on the screen is forgotten, too', async () => {
  const { widget } = await mountHtml(snippet('broadcast-template', { attributes: { template: 'Salam {{nama}}' } }));
  await userEvent.fill(widget.getByRole('textbox'), 'Aminah');
  forgetMe();
  await expect.poll(() => widget.getByRole('textbox')).toHaveValue('');
});
