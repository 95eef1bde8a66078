import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import { dayNamed, serveSessions, TOMORROW } from '../support/session-booking.ts';
import type { Item } from '../support/item.ts';

export const item: Item = {
  html: snippet('room-session-booking', { attributes: { user_id: 1 } }),
  other: { userId: '2' },
  serve: () => void serveSessions(),
  use: async (widget) => {
    await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
    await dayNamed(widget, TOMORROW);
  },
};
