import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import type { Item } from '../support/item.ts';

export const item: Item = {
  html: `<form>${snippet('price-rows', { attributes: { prices: '[{"price_id":1,"name":"Biasa","price":"10"}]' } })}</form>`,
  other: { prices: '[{"price_id":2,"name":"Awal","price":"20"}]' },
  use: (widget) => userEvent.fill(widget.getAllByRole('textbox')[0], 'Lain'),
};
