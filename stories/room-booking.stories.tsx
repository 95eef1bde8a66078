import { expect } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { createWorld } from '../mocks/world/world.ts';
import { chooseFree, chooseSlotsOf } from '../.storybook/support/booking-steps.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';

// loading, empty, conflict and failure are the engine's own: see the stories of atm-booking
const meta = preview.meta({ title: 'Booking/room-booking', component: Host });

const rooms = createWorld()
  .rooms.all()
  .map(({ id, name, state }) => ({ id, name, state }));
const html = (more: object = {}) =>
  snippet('room-booking', { json: { rooms, ...more }, children: 'Borang tempahan bilik dipaparkan di sini.' });

export const Start = meta.story({ args: { html: html() } });
export const NoRooms = meta.story({ args: { html: html({ rooms: [] }) } });
export const SeveralBuildings = meta.story({
  args: {
    html: html({
      states: [
        { code: '01', name: 'Menara Emas' },
        { code: '02', name: 'Cawangan Utara' },
      ],
    }),
  },
});

export const Slots = meta.story({
  args: { html: html() },
  play: async ({ canvasElement }) => {
    const widget = await chooseSlotsOf(canvasElement, undefined, ['Bilik', 'Bilik Permata']);
    await chooseFree(widget, 3);
    await expect(widget.getByText('3 slot dipilih')).toBeVisible();
  },
});
