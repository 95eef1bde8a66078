import { http, type HttpHandler, HttpResponse } from 'msw';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../.storybook/preview.tsx';
import { createWorld } from '../mocks/world/world.ts';
import { Host } from '../.storybook/support/host.tsx';
import { snippet } from '../.storybook/support/snippet.ts';
import { popups } from '../.storybook/support/popups.ts';
import { widgetIn } from '../.storybook/support/widget-in.ts';

const meta = preview.meta({ title: 'Training/training-registration', component: Host });

const { trainings } = createWorld();
const uplines = trainings.uplines();
const phone_code = [
  { code: '60', country: 'Malaysia' },
  { code: '62', country: 'Indonesia' },
];
const training = (id: number, more: object = {}): string => {
  // the stories name trainings of the world
  const { tickets, othersBuyAfterHours: _, ...event } = trainings.find(String(id))!;
  return snippet('training-registration', {
    json: { ...event, baki_tiket: tickets, phone_code, upline_fmd: uplines.slice(0, 3), ...more },
    children: 'DAFTAR',
  });
};

/** The auth check knows nobody. */
const visitor = ({ msw }: { msw: { use(...handlers: HttpHandler[]): void } }): void =>
  msw.use(http.get('/app/plt/auth', () => HttpResponse.json({ status: 'invalid' })));

/** Opens the form and waits until it no longer moves: it fades in, and axe would measure the contrast meanwhile; a frame later its bar is measured. */
const opened = async (canvas: HTMLElement): Promise<ReturnType<typeof within>> => {
  const widget = await widgetIn(canvas);
  await userEvent.click(widget.getByRole('button', { name: /^(DAFTAR|REGISTER)/ }));
  const dialog = await widget.findByRole('dialog');
  await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return within(dialog);
};
const open = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> =>
  void (await opened(canvasElement));

export const Button = meta.story({ args: { html: training(7) } });
export const ButtonOfDealerVariant2 = meta.story({ args: { html: training(8, { user_id: 101 }) } });
export const ButtonSoldOut = meta.story({ args: { html: training(10) } });

export const Visitor = meta.story({ args: { html: training(7) }, beforeEach: visitor, play: open });
export const VisitorEverything = meta.story({ args: { html: training(13) }, beforeEach: visitor, play: open });
export const VisitorOneCountry = meta.story({
  args: { html: training(7, { phone_code: [] }) },
  beforeEach: visitor,
  play: open,
});
export const VisitorMistakes = meta.story({
  args: { html: training(13) },
  beforeEach: visitor,
  play: async ({ canvasElement }) => {
    const form = await opened(canvasElement);
    await userEvent.click(form.getByRole('switch', { name: 'Hadir bersama pasangan' }));
    await userEvent.click(form.getByRole('button', { name: 'Daftar dan bayar' }));
    await expect(await form.findByText('PG Code tidak sah.')).toBeVisible();
    await expect(form.getByText('Sila isi nama pasangan')).toBeVisible();
  },
});

export const Dealer = meta.story({ args: { html: training(7) }, play: open, tags: ['pictured'] });
export const DealerOnPlt = meta.story({ args: { html: training(7, { is_plt: 1 }) }, play: open });
export const Coupon = meta.story({ args: { html: training(7, { has_coupon: 1 }) }, play: open });
export const ReferralCoupon = meta.story({ args: { html: training(7, { has_referral_coupon: 1 }) }, play: open });
export const Prices = meta.story({
  args: { html: training(8, { has_coupon: 0, has_referral_coupon: 0, has_spouse: 0 }) },
  play: open,
});
export const Tax = meta.story({ args: { html: training(7, { sst: '7.5' }) }, play: open });
export const Bulk = meta.story({ args: { html: training(12) }, play: open });
export const SoldOut = meta.story({ args: { html: training(10) }, play: open });
export const LastTicket = meta.story({ args: { html: training(11) }, play: open });

export const Spouse = meta.story({
  args: { html: training(8) },
  play: async ({ canvasElement }) => {
    const form = await opened(canvasElement);
    await userEvent.click(form.getByRole('switch', { name: 'Hadir bersama pasangan' }));
    await expect(form.getByRole('textbox', { name: 'Nama pasangan' })).toBeVisible();
  },
});

/** The question before paying. */
export const AskedBeforePaying = meta.story({
  args: { html: training(8) },
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const form = await opened(canvasElement);
    await userEvent.click(form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }));
    await userEvent.click(form.getByRole('button', { name: 'Daftar dan bayar' }));
    await waitFor(() => expect(popups.getByRole('button', { name: /^Ya, bayar/ })).toBeVisible());
  },
});

const withCoupon =
  (code: string, message: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const form = await opened(canvasElement);
    await fireEvent.input(form.getByRole('textbox', { name: 'Kupon (Committee & Indonesia sahaja)' }), {
      target: { value: code },
    });
    await userEvent.click(form.getByRole('button', { name: /^Guna/ }));
    await expect(await form.findByText(message)).toBeVisible();
  };
export const CouponValid = meta.story({ args: { html: training(9) }, play: withCoupon('EMAS25', 'Kupon Sah') });
export const CouponInvalid = meta.story({ args: { html: training(9) }, play: withCoupon('TIADA', 'Kupon Tidak Sah') });

export const RegisteredBefore = meta.story({
  args: { html: training(7) },
  beforeEach: (context) => {
    visitor(context);
    sessionStorage.setItem(
      'dealer-widgets:training-registration:registered:7',
      JSON.stringify({ user_id: '6003', name: 'Siti binti Ali', pg_code: 'PG123456' }),
    );
  },
  play: async ({ canvasElement }) => {
    const form = await opened(canvasElement);
    await expect(form.getByText('Anda sudah didaftarkan. Teruskan dengan bayaran.')).toBeVisible();
  },
});

export const EnglishDark = meta.story({
  args: { html: training(13) },
  globals: { theme: 'dark', locale: 'en' },
  beforeEach: visitor,
  play: open,
});
