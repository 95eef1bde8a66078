import * as contract from '../../shared/contract/calls/index.ts';
import { senFromRinggit } from '../../shared/lib/index.ts';
import type { Person } from '../world/people.ts';
import type { TrainingEvent } from '../world/training-events.ts';
import type { World } from '../world/world.ts';
import { type Call, handle, type Domain } from './handle.ts';
import { bareText, json, refuse } from './reply.ts';

/** Who is logged in, registering visitors, coupons, enrolling; the host's side of parts 6 to 8. */
export const trainingHandlers: Domain = (setting) => [
  handle(contract.checkAuth, setting, ({ me: { role, user_id, name, pg_code } }) =>
    json(role === 'visitor' ? { status: 'invalid' } : { status: 'valid', user_id, name, pg_code }),
  ),
  // sessions are the demo host's own business; this file only has its answers
  handle(contract.logOut, setting, () => bareText('<!doctype html><title>Log in</title>')),
  handle(contract.registerDealer, setting, ({ world, input: { name, pg_code, email, upline_fmd_id } }) => {
    const taken = world.trainings.takenFrom({ pg_code, email });
    const errors = {
      ...(taken.pg_code && { pg_code: 'PG Code ini telah didaftarkan.' }),
      ...(taken.email && { email: 'E-mel ini telah didaftarkan.' }),
      ...(!world.trainings.uplines().some(({ user_id }) => String(user_id) === upline_fmd_id) && {
        upline_fmd_id: 'Upline FMD tidak dijumpai.',
      }),
    };
    if (Object.keys(errors).length > 0) return refuse(errors);
    return json({ status: 'valid', user_id: world.trainings.register({ name, pg_code, email }) });
  }),
  handle(contract.applyCoupon, setting, ({ world, input: { training_id, coupon_code } }) => {
    const training = world.trainings.find(training_id);
    const sen = training && world.trainings.coupons.priceWith('coupon', coupon_code, senOf(training.yuran));
    return sen === undefined ? bareText('') : bareText((sen / 100).toFixed(2));
  }),
  handle(contract.applyReferralCoupon, setting, ({ world, input: { yuran, coupon_code } }) => {
    const sen = world.trainings.coupons.priceWith('referral', coupon_code, Math.round(yuran * 100));
    return json(sen === undefined ? null : sen / 100);
  }),
  handle(contract.enrol, setting, enrolled),
];

function enrolled({ world, me, input, request }: Call<typeof contract.enrol>) {
  const training = world.trainings.find(input.training_id);
  if (!training || !isKnown(world, me, input.user_id)) return undefined;
  if (world.trainings.hasSeat(training.training_id, input.user_id)) return bareText(contract.ALREADY_REGISTERED);
  if (input.kuantiti > world.trainings.bakiTiket(training)) return refuse({ kuantiti: 'Maaf, tiket tidak mencukupi.' });
  const unit = unitOf(world, training, input);
  if (typeof unit !== 'number') return refuse(unit);
  const sen = amountToPay(unit, input.kuantiti, training.sst);
  if (Math.round(input.jumlah_bayaran * 100) !== sen)
    return refuse({ jumlah_bayaran: `Jumlah bayaran tidak sepadan: RM ${(sen / 100).toFixed(2)} dijangka.` });
  const seat = { training_id: training.training_id, user_id: input.user_id, kuantiti: input.kuantiti };
  const reference = world.trainings.paymentOf(seat, sen, {
    open: () =>
      world.payments.open({
        description: training.title,
        sen,
        back: backTo(request, training),
        onPaid: () => world.trainings.takeSeat(seat),
      }),
    cancel: world.payments.cancel,
  });
  // variant one answers a path at the provider, variant two the whole address
  return training.variant === 1
    ? bareText(`/${reference}`)
    : json({ url: new URL(`/demo/payment/live/${reference}`, request.url).href });
}

const isKnown = (world: World, me: Person, userId: string): boolean =>
  String(me.user_id) === userId || world.trainings.registered().some(({ user_id }) => String(user_id) === userId);

/** The price per person in sen, or why a coupon is refused. */
function unitOf(
  world: World,
  training: TrainingEvent,
  { training_price_id, coupon_code, referral_coupon_code }: Call<typeof contract.enrol>['input'],
): number | Record<string, string> {
  const price = training.prices.find(({ id }) => String(id) === training_price_id)?.price ?? training.yuran;
  const { coupons } = world.trainings;
  if (coupon_code)
    return (
      coupons.priceWith('coupon', coupon_code, senOf(training.yuran)) ?? {
        coupon_code: 'Kupon ini telah tamat tempoh.',
      }
    );
  if (referral_coupon_code)
    return (
      coupons.priceWith('referral', referral_coupon_code, senOf(price)) ?? {
        referral_coupon_code: 'Kupon referral ini telah tamat tempoh.',
      }
    );
  return senOf(price);
}

/** D1, in the host's own arithmetic: sst is a percentage with two decimals. */
function amountToPay(unitSen: number, quantity: number, sst: string): number {
  const share = 10_000n + BigInt(senOf(sst));
  const exact = BigInt(unitSen) * BigInt(quantity) * share;
  return Number(exact / 10_000n + (exact % 10_000n >= 5_000n ? 1n : 0n));
}

function senOf(ringgit: string): number {
  const sen = senFromRinggit(ringgit);
  if (sen === undefined)
    throw new TypeError(`The world has "${ringgit}" as an amount. Expected ringgit such as "199.95".`);
  return sen;
}

/** The page the person came from, for "go back" at the payment provider. */
function backTo(request: Request, training: TrainingEvent): string {
  const referer = request.headers.get('referer');
  return referer ? new URL(referer).pathname : `/app/plt/${training.training_id}`;
}
