import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, openDetails } from '../support/item.ts';

export const item: Item = {
  html: snippet('note-block', { attributes: { title: 'Satu', note: 'Isi' } }),
  other: { title: 'Dua' },
  use: openDetails,
};
