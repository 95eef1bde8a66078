import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import type { Item } from '../support/item.ts';

export const item: Item = {
  html: snippet('apprentice-status', { attributes: { apprentice_id: 1, status: 0, label: 'Ali' } }),
  other: { apprenticeId: '2', label: 'Siti' },
  use: async (widget) => {
    await userEvent.selectOptions(widget.getByRole('combobox'), 'Rejected');
    await userEvent.fill(widget.getByRole('textbox'), 'Tentang yang pertama');
  },
  send: (widget) => userEvent.selectOptions(widget.getByRole('combobox'), 'Approved'),
};
