import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { type Item, PIXEL } from '../support/item.ts';

export const item: Item = {
  html: snippet('testimony-gallery', { attributes: { poster: PIXEL } }),
  other: { poster: `${PIXEL}#2` },
  use: async (widget) => {
    await userEvent.click(widget.getAllByRole('button')[0]);
    await widget.findByRole('dialog');
  },
};
