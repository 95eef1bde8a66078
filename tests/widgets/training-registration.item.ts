import { within } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import * as training from '../support/training-form.ts';
import { type Item, click } from '../support/item.ts';

export const item: Item = {
  html: snippet('training-registration', { attributes: { training_id: 8, title: 'Kem', yuran: '100', variant: 2 } }),
  other: { trainingId: '9' },
  serve: training.asVisitor,
  use: async (widget) => {
    await click(widget, 'button', 'DAFTAR TRAINING');
    const form = within(await widget.findByRole('dialog'));
    await userEvent.fill(form.getByRole('textbox', { name: 'Nama' }), 'Siti');
  },
  send: (widget) => click(widget, 'button', 'DAFTAR TRAINING'),
};
