import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, flip } from '../support/item.ts';

export const item: Item = {
  html: snippet('yes-no-toggle', { tag: 'span', attributes: { kind: 'fmd', id: 1, label: 'Ali' } }),
  other: { id: '2', label: 'Siti' },
  ...flip,
};
