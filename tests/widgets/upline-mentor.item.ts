import { within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, type Queries, answerInPlace, click } from '../support/item.ts';

const openMentorDialog = async (widget: Queries) => {
  await click(widget, 'button', /^Tukar mentor/);
  return within(await widget.findByRole('dialog'));
};

export const item: Item = {
  html: snippet('upline-mentor', {
    attributes: {
      dealer_id: 1,
      upline_mentor_id: 501,
      mentor_name: 'Satu',
      options: '[{"value":501,"label":"Satu"},{"value":502,"label":"Dua"}]',
      label: 'Ali',
    },
  }),
  other: { dealerId: '2', label: 'Siti' },
  use: async (widget) => void (await openMentorDialog(widget)),
  send: async (widget) => {
    const dialog = await openMentorDialog(widget);
    await userEvent.fill(dialog.getByRole('combobox'), 'Dua');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await answerInPlace(dialog);
  },
};
