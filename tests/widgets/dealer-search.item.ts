import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, chooseIn } from '../support/item.ts';

export const item: Item = {
  html: `<form>${snippet('dealer-search', { attributes: { name: 'upline' } })}</form>`,
  other: { name: 'sponsor' },
  use: (widget) => chooseIn(widget, 'SITI'),
};
