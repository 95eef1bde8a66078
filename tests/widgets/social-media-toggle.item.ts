import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, flip } from '../support/item.ts';

export const item: Item = {
  html: snippet('social-media-toggle', { attributes: { type: 'instagram' } }),
  other: { type: 'facebook' },
  ...flip,
};
