import { SESSION_BOOKING_PAGES } from '../../handlers/session-rooms.ts';
import type { SlotPlace } from '../../world/slot-bookings.ts';
import { html } from '../html.ts';
import type { Page } from '../page.ts';
import { widget } from '../widget.ts';

const fallback = (what: string) => html`<p>Borang tempahan ${what} dipaparkan di sini.</p>`;
const choices = (places: readonly SlotPlace[]) => places.map(({ id, name, state }) => ({ id, name, state }));

/** Bookings of slots, and by session: where the whole room is charged once per order, and where it is charged for each session. */
export const bookingPages: readonly Page[] = [
  {
    path: '/app/tempahan/atm',
    title: 'Tempahan ATM',
    lang: 'ms',
    render: ({ world }) =>
      widget('atm-booking', { atms: choices(world.atms.all()) }, fallback('slot ATM'), { as: 'json' }),
  },
  {
    path: '/app/tempahan/bilik',
    title: 'Tempahan Bilik',
    lang: 'ms',
    render: ({ world }) =>
      widget('room-booking', { rooms: choices(world.rooms.all()) }, fallback('slot bilik'), { as: 'json' }),
  },
  {
    path: SESSION_BOOKING_PAGES.order,
    title: 'Tempahan Bilik dengan Bayaran',
    lang: 'ms',
    render: ({ me }) => widget('room-session-booking', { user_id: me.user_id }, fallback('bilik')),
  },
  {
    path: SESSION_BOOKING_PAGES.session,
    title: 'Tempahan Bilik (yuran bilik bagi setiap session)',
    lang: 'ms',
    render: ({ me }) => widget('room-session-booking', { user_id: me.user_id, room_fee: 'session' }, fallback('bilik')),
  },
];
