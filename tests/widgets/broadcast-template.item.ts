import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import type { Item } from '../support/item.ts';

export const item: Item = {
  html: snippet('broadcast-template', { attributes: { template: 'Salam {{nama}}' } }),
  other: { template: 'Selamat tinggal {{nama}}' },
  use: (widget) => userEvent.fill(widget.getByRole('textbox'), 'Ali'),
};
