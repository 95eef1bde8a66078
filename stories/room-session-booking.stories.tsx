import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { addDays, today } from '../shared/lib/index.ts';
import preview from '../.storybook/preview.tsx';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { unanswered } from '../.storybook/support/unanswered.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';
import { popups } from '../.storybook/support/popups.ts';

const meta = preview.meta({ title: 'Booking/room-session-booking', component: Host });

const html = snippet('room-session-booking', { children: 'Borang tempahan bilik dipaparkan di sini.' });
const CALENDAR = '/app/room-calendar/:room';

/** Chooses the second room and the second day, which has places. */
async function chooseDay(canvas: HTMLElement, room = 'Bilik Mesyuarat Melur', day = 4) {
  const widget = await widgetIn(canvas);
  await userEvent.click(await widget.findByRole('radio', { name: room }));
  const days = await widget.findAllByRole('radio', { name: /, Session 1: / });
  await userEvent.click(days[day]);
  return widget;
}

export const Rooms = meta.story({
  args: { html },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await expect(await widget.findByRole('radio', { name: 'Bilik Latihan Kenanga' })).toBeVisible();
  },
});

export const EmptyDay = meta.story({
  args: { html },
  play: async ({ canvasElement }) => {
    const widget = await chooseDay(canvasElement);
    await expect(await widget.findByText('Belum ada tempahan pada tarikh ini.')).toBeVisible();
  },
});

export const WithPeople = meta.story({
  args: { html },
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const widget = await chooseDay(canvasElement, 'Dewan Seri Cempaka', 1);
    await expect((await widget.findAllByRole('listitem')).length).toBeGreaterThan(3);
  },
});

export const Priced = meta.story({
  args: { html },
  play: async ({ canvasElement }) => {
    const widget = await chooseDay(canvasElement);
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 1 (9 a.m - 1.30 p.m)' }));
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 3 (6 p.m - 10 p.m)' }));
    await expect(widget.getByText('RM 31.00')).toBeVisible();
    await userEvent.click(widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' }));
    // the fee per room is charged once per order (D23)
    await expect(widget.getByText('RM 55.00', { selector: 'dd' })).toBeVisible();
  },
});

export const RoomFeePerSession = meta.story({
  args: { html: snippet('room-session-booking', { attributes: { room_fee: 'session' } }) },
  play: async ({ canvasElement }) => {
    const widget = await chooseDay(canvasElement);
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 1 (9 a.m - 1.30 p.m)' }));
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 3 (6 p.m - 10 p.m)' }));
    await userEvent.click(widget.getByRole('checkbox', { name: 'Tempah keseluruhan bilik' }));
    await expect(widget.getByText('RM 110.00')).toBeVisible();
  },
});

export const AskedBeforePaying = meta.story({
  args: { html },
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const widget = await chooseDay(canvasElement);
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 1 (9 a.m - 1.30 p.m)' }));
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 2 (1.30 p.m - 6 p.m)' }));
    await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
    await waitFor(() => expect(popups.getByRole('button', { name: 'Bayar Sekarang' })).toBeVisible());
  },
});

/** Back from the payment page: the order was sent, and the person may have paid it. */
export const OrderedAlready = meta.story({
  args: { html },
  play: async ({ canvasElement }) => {
    canvasElement.addEventListener('dw:navigate', (event) => event.preventDefault(), { once: true });
    const widget = await chooseDay(canvasElement);
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 1 (9 a.m - 1.30 p.m)' }));
    await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
    await userEvent.click(await popups.findByRole('button', { name: 'Bayar Sekarang' }));
    await widget.findByRole('button', { name: 'Teruskan ke bayaran' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await widget.findByText(/Tempahan ini sudah dihantar/)).toBeVisible();
  },
});

/** Another person has taken the last place of one of the chosen sessions. */
export const SessionBecameFull = meta.story({
  args: { html },
  beforeEach({ msw }) {
    const serve = (session1_balance: number): void =>
      msw.use(
        http.get(CALENDAR, () =>
          HttpResponse.json(
            [1, 2, 3].map((days) => ({
              date: addDays(today(), days),
              session1_balance,
              session2_balance: 4,
              session3_balance: 4,
              is_full_room: false,
            })),
          ),
        ),
      );
    serve(1);
    msw.use(
      http.post('/app/book-room', () => {
        serve(0);
        return HttpResponse.json('session_full');
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const widget = await chooseDay(canvasElement, 'Bilik Mesyuarat Melur', 1);
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 1 (9 a.m - 1.30 p.m)' }));
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 3 (6 p.m - 10 p.m)' }));
    await userEvent.click(widget.getByRole('button', { name: 'Buat Tempahan' }));
    await userEvent.click(await popups.findByRole('button', { name: 'Bayar Sekarang' }));
    await userEvent.click(await popups.findByRole('button', { name: 'OK' }));
    await expect(await widget.findByText(/Tidak lagi dipilih kerana sudah penuh: Session 1/)).toBeVisible();
  },
});

export const AllDaysFull = meta.story({
  args: { html },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(CALENDAR, () =>
        HttpResponse.json(
          [1, 2, 3].map((days) => ({
            date: addDays(today(), days),
            session1_balance: 0,
            session2_balance: 0,
            session3_balance: 0,
            is_full_room: true,
          })),
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Latihan Kenanga' }));
    await expect(await widget.findByText('Semua tarikh bilik ini sudah penuh.')).toBeVisible();
  },
});

export const CalendarUnreadable = meta.story({
  args: { html },
  beforeEach: ({ msw }) => msw.use(http.get(CALENDAR, () => HttpResponse.json({ unexpected: true }))),
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Latihan Kenanga' }));
    await expect(await widget.findByRole('button', { name: 'Cuba lagi' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { html },
  ...unanswered((answer) => http.get('/app/rooms', answer)),
});

export const NoRooms = meta.story({
  args: { html },
  beforeEach: ({ msw }) => msw.use(http.get('/app/rooms', () => HttpResponse.json([]))),
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await expect(await widget.findByText('Tiada bilik untuk ditempah buat masa ini.')).toBeVisible();
  },
});

export const EnglishDark = meta.story({
  args: { html: html },
  globals: { theme: 'dark', locale: 'en' },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.click(await widget.findByRole('radio', { name: 'Bilik Mesyuarat Melur' }));
    await userEvent.click((await widget.findAllByRole('radio', { name: /, Session 1: / }))[4]);
    await userEvent.click(widget.getByRole('checkbox', { name: 'Session 1 (9 a.m - 1.30 p.m)' }));
    await expect(widget.getByRole('button', { name: 'Book now' })).toBeVisible();
  },
});
