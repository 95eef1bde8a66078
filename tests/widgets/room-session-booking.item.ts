import { userEvent } from 'vitest/browser';
import { snippet } from '../../.storybook/support/snippet.ts';
import * as sessions from '../support/session-booking.ts';
import type { Item } from '../support/item.ts';

export const item: Item = {
  html: snippet('room-session-booking', { attributes: { user_id: 1 } }),
  other: { userId: '2' },
  serve: () => void sessions.serveSessions(),
  use: async (widget) => {
    await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Kenanga' }));
    await sessions.dayNamed(widget, sessions.TOMORROW);
  },
};
