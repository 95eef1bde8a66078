import { SESSION_BOOKING_PAGE } from '../../handlers/session-rooms.ts';
import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

export const roomSessionsPage = definePage({
  path: SESSION_BOOKING_PAGE,
  title: 'Tempahan Bilik Mengikut Sesi',
  lang: 'ms',
  render: ({ me }) =>
    widget('room-session-booking', { user_id: me.user_id }, html`<p>Borang tempahan bilik dipaparkan di sini.</p>`),
});
