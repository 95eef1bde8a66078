import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import type { Item } from '../support/item.ts';

export const item: Item = {
  html: `<form>${snippet('input-add', { attributes: { values: '["a"]' } })}</form>`,
  other: { values: '["b"]' },
  use: (widget) => userEvent.fill(widget.getByRole('textbox'), 'x'),
};
