import { SESSION_BOOKING_PAGES } from '../../handlers/session-rooms.ts';
import { html } from '../html.ts';
import { definePage, type Visit } from '../page.ts';
import { widget } from '../widget.ts';

const fallback = html`<p>Borang tempahan bilik dipaparkan di sini.</p>`;

/** The same screen twice: where the whole room is charged once per order, and where it is charged for each session. */
export const roomSessionsPages = [
  definePage({
    path: SESSION_BOOKING_PAGES.order,
    title: 'Tempahan Bilik Mengikut Sesi',
    lang: 'ms',
    render: ({ me }: Visit) => widget('room-session-booking', { user_id: me.user_id }, fallback),
  }),
  definePage({
    path: SESSION_BOOKING_PAGES.session,
    title: 'Tempahan Bilik (yuran bilik bagi setiap sesi)',
    lang: 'ms',
    render: ({ me }: Visit) => widget('room-session-booking', { user_id: me.user_id, room_fee: 'session' }, fallback),
  }),
];
