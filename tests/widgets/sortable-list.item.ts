import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, click } from '../support/item.ts';

export const item: Item = {
  html: `<form>${snippet('sortable-list', { attributes: { items: '[{"id":1,"label":"Satu"},{"id":2,"label":"Dua"}]' } })}</form>`,
  other: { items: '[{"id":3,"label":"Tiga"},{"id":4,"label":"Empat"}]' },
  use: (widget) => click(widget, 'button', 'Move Satu down'),
};
