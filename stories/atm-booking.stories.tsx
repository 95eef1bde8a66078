import { http, type HttpHandler, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { createWorld } from '../mocks/world/world.ts';
import { chooseFree, chooseSlotsOf } from '../.storybook/support/booking-steps.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { unanswered } from '../.storybook/support/unanswered.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';
import { popups } from '../.storybook/support/popups.ts';

const meta = preview.meta({ title: 'Booking/atm-booking', component: Host });

const atms = createWorld()
  .atms.all()
  .map(({ id, name, state }) => ({ id, name, state }));
const html = (more: object = {}) =>
  snippet('atm-booking', { json: { atms, ...more }, children: 'Borang tempahan ATM dipaparkan di sini.' });
const TIMES = '/app/atm/time';
const open = (canvas: HTMLElement) => chooseSlotsOf(canvas, ['Negeri', 'Selangor'], ['ATM', 'ATM Emas Shah Alam']);

export const Start = meta.story({ args: { html: html() } });
export const NoAtms = meta.story({ args: { html: html({ atms: [] }) } });

export const NoneInThisState = meta.story({
  args: { html: html() },
  play: async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await userEvent.selectOptions(widget.getByLabelText('Negeri'), 'Perlis');
    await expect(widget.getByText('Tiada ATM di negeri ini.')).toBeVisible();
  },
});

export const Slots = meta.story({
  args: { html: html() },
  play: async ({ canvasElement }) => {
    const widget = await open(canvasElement);
    await expect((await widget.findAllByRole('checkbox')).length).toBeGreaterThan(6);
  },
});

export const AllDates = meta.story({
  args: { html: html() },
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const widget = await open(canvasElement);
    await userEvent.click(widget.getByRole('button', { name: /, semua tarikh$/ }));
    await expect(widget.getAllByRole('radio')).toHaveLength(60);
  },
});

export const SeventhSlot = meta.story({
  args: { html: html() },
  play: async ({ canvasElement }) => {
    const widget = await open(canvasElement);
    await chooseFree(widget, 7);
    await expect(widget.getByText(/Maksimum 6 slot/)).toBeVisible();
  },
});

/** Two slots are mine, and the names of others are long. */
const withMine = ({ msw }: { msw: { use(...handlers: HttpHandler[]): void } }): void =>
  msw.use(
    http.post(TIMES, () =>
      HttpResponse.json([
        {
          time: '9:00 am',
          is_available: 0,
          names: [
            'Nur Aisyah binti Ahmad Zulkifli',
            'Tengku Puteri Nur Syahirah Batrisyia Khadijah binti Tengku Laksamana Muhammad Fakhruddin Shah Al-Haj',
          ],
          book_by_me: true,
        },
        { time: '10:00 am', is_available: 0, names: ['سيتي نورحليزا بنت تارودين', '<b>Ng</b>'], book_by_me: true },
        { time: '11:00 am', is_available: 0, names: ['O'], book_by_me: false },
        { time: '12:00 pm', is_available: 12, names: [], book_by_me: false },
      ]),
    ),
  );
const giveBackMine = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  const widget = await open(canvasElement);
  await userEvent.click(await widget.findByRole('checkbox', { name: '9:00 am, Penuh, Tempahan anda' }));
  await expect(widget.getByText('Akan dibatalkan: 9:00 am')).toBeVisible();
};

export const MineFullAndManyNames = meta.story({
  args: { html: html() },
  beforeEach: withMine,
  play: giveBackMine,
});

export const BookedThenGivenBack = meta.story({
  args: { html: html() },
  tags: ['pictured'],
  beforeEach: (context) => {
    withMine(context);
    const booked = [{ date: '2026-11-23', slots: ['9:00 am', '10:00 am'] }];
    const receipt = {
      state: '10',
      place: String(atms.find(({ name }) => name === 'ATM Emas Shah Alam')!.id),
      booked,
      givenBack: [],
    };
    sessionStorage.setItem('dealer-widgets:receipt:atm-booking', JSON.stringify(receipt));
  },
  play: giveBackMine,
});

export const Conflict = meta.story({
  args: { html: html() },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/app/atm', async ({ request }) => {
        // the contract's request
        const { data } = (await request.json()) as { data: string };
        // the contract's request
        const [first] = JSON.parse(data) as Array<{ date: string; slots: string[] }>;
        return HttpResponse.json({
          message: 'date_not_availablle',
          masa: [{ date: first?.date, slots: first?.slots.slice(0, 1) }],
        });
      }),
    ),
  play: async ({ canvasElement }) => {
    const widget = await open(canvasElement);
    await chooseFree(widget, 2);
    await userEvent.click(widget.getByRole('button', { name: 'Tempah Slot' }));
    await userEvent.click(await popups.findByRole('button', { name: 'Ya' }));
    await userEvent.click(await popups.findByRole('button', { name: 'OK' }));
    await expect(await widget.findByRole('region', { name: /sudah penuh/ })).toBeVisible();
    await expect(await widget.findByRole('checkbox', { checked: true })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { html: html() },
  tags: ['pictured'],
  ...unanswered((answer) => http.post(TIMES, answer)),
  play: async ({ canvasElement }) => {
    const widget = await open(canvasElement);
    await expect(await widget.findByText('Sedang memuatkan slot masa…')).toBeInTheDocument();
  },
});

export const NoSlots = meta.story({
  args: { html: html() },
  beforeEach: ({ msw }) => msw.use(http.post(TIMES, () => HttpResponse.json([]))),
  play: async ({ canvasElement }) => {
    const widget = await open(canvasElement);
    await expect(await widget.findByText('Tiada slot pada tarikh ini.')).toBeVisible();
  },
});

export const Unreadable = meta.story({
  args: { html: html() },
  parameters: { consoleErrors: ['the time slots could not be loaded'] },
  beforeEach: ({ msw }) => msw.use(http.post(TIMES, () => HttpResponse.json({ unexpected: true }))),
  play: async ({ canvasElement }) => {
    const widget = await open(canvasElement);
    await expect(await widget.findByRole('button', { name: 'Cuba lagi' })).toBeVisible();
  },
});

export const EnglishDark = meta.story({
  args: { html: html() },
  globals: { theme: 'dark', locale: 'en' },
  play: async ({ canvasElement }) => {
    const widget = await chooseSlotsOf(canvasElement, ['State', 'Selangor'], ['ATM', 'ATM Emas Shah Alam']);
    await userEvent.click((await widget.findAllByRole('checkbox', { name: /left$/ }))[0]);
    await expect(widget.getByText('1 slot chosen')).toBeVisible();
  },
});
