import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, openDetails } from '../support/item.ts';

export const item: Item = {
  html: snippet('read-more', { attributes: { lines: 1, text: 'satu\ndua\ntiga' } }),
  other: { text: 'empat\nlima\nenam' },
  use: openDetails,
};
