import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, chooseIn } from '../support/item.ts';

export const item: Item = {
  html: `<form>${snippet('searchable-select', {
    attributes: { name: 'upline', options: '[{"value":"7","label":"Siti"},{"value":"8","label":"Ali"}]' },
  })}</form>`,
  other: { name: 'room' },
  use: (widget) => chooseIn(widget, 'Siti'),
};
