import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, click } from '../support/item.ts';

export const item: Item = {
  html: snippet('dealer-sop', { attributes: { steps: JSON.stringify([{ title: 'Semak', detail: 'IC' }]) } }),
  other: {
    steps: JSON.stringify([
      { title: 'Semak', detail: 'IC' },
      { title: 'Bayar', detail: '' },
    ]),
  },
  use: (widget) => click(widget, 'checkbox'),
};
