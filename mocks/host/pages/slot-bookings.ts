import { html } from '../html.ts';
import { definePage } from '../page.ts';
import { widget } from '../widget.ts';

const fallback = (what: string) => html`<p>Borang tempahan ${what} dipaparkan di sini.</p>`;

export const atmBookingPage = definePage({
  path: '/app/tempahan/atm',
  title: 'Tempahan ATM',
  lang: 'ms',
  render: ({ world }) =>
    widget(
      'atm-booking',
      { atms: world.atms.all().map(({ id, name, state }) => ({ id, name, state })) },
      fallback('slot ATM'),
      { as: 'json' },
    ),
});

export const roomBookingPage = definePage({
  path: '/app/tempahan/bilik',
  title: 'Tempahan Bilik',
  lang: 'ms',
  render: ({ world }) =>
    widget(
      'room-booking',
      { rooms: world.rooms.all().map(({ id, name, state }) => ({ id, name, state })) },
      fallback('slot bilik'),
      { as: 'json' },
    ),
});
