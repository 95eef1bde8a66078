import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, flip } from '../support/item.ts';

export const item: Item = {
  html: snippet('checklist-toggle', { attributes: { type: 'borang', customer_id: 1, label: 'Ali' } }),
  other: { customerId: '2', label: 'Siti' },
  ...flip,
};
