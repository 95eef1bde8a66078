import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import type { Item } from '../support/item.ts';

export const item: Item = {
  html: snippet('report-table', {
    attributes: { title: 'Jualan', header: '["A","B","C","D"]', rows: '[["a","b","c","d"]]', data_total: '[]' },
  }),
  other: { title: 'Kedatangan' },
  use: (widget) => userEvent.fill(widget.getByRole('searchbox'), 'x'),
};
