import { within } from '@testing-library/react';
import { snippet } from '../../.storybook/support/snippet.ts';
import { imageFile } from '../support/image-files.ts';
import { choosePhoto, cropReady } from '../support/photo-dialog.ts';
import { type Item, click } from '../support/item.ts';

export const item: Item = {
  html: snippet('avatar', { attributes: { name: 'Ali' } }),
  other: { name: 'Siti' },
  use: async (widget) => {
    await click(widget, 'button', 'Change Photo');
    const dialog = within(await widget.findByRole('dialog'));
    choosePhoto(dialog, await imageFile('image/png', 40, 40));
    await cropReady(dialog);
  },
};
