import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, writeNote } from '../support/item.ts';

export const item: Item = {
  html: snippet('checklist-note', { attributes: { customer_id: 1, note: 'Nota', label: 'Ali' } }),
  other: { customerId: '2', label: 'Siti' },
  ...writeNote,
};
