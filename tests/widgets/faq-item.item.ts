import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, openDetails } from '../support/item.ts';

export const item: Item = {
  html: snippet('faq-item', { attributes: { question: 'Apa?', answer: 'Itu.' } }),
  other: { question: 'Siapa?' },
  use: openDetails,
};
