import { getResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { createHandlers } from '../../mocks/handlers/handlers.ts';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { createWorld, type World } from '../../mocks/world/world.ts';

const baseUrl = 'http://host.test';
let world: World;
beforeEach(() => {
  world = createWorld('tests', stoppedClock('2026-11-23T09:00:00+08:00'));
});

async function post(path: string, payload: object): Promise<Response> {
  const request = new Request(baseUrl + path, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
  const response = await getResponse(createHandlers(world), request, { baseUrl });
  if (!response) throw new Error(`No handler answers POST ${path}.`);
  return response;
}

const PERSON = { name: 'Siti', pg_code: 'PG123456', phone: '60123456789', email: 'siti@contoh.my' };
const register = async (changes: object = {}): Promise<{ status: number; user_id: string }> => {
  const upline_fmd_id = String(world.trainings.uplines()[0]!.user_id);
  const response = await post('/app/plt/register', { ...PERSON, upline_fmd_id, ...changes });
  const { user_id } = (await response.json()) as { user_id?: number };
  return { status: response.status, user_id: String(user_id) };
};

test('a visitor who is sent again is the same person; what somebody else has is refused', async () => {
  const { user_id } = await register();
  expect(await register({ email: 'SITI@contoh.my' })).toEqual({ status: 200, user_id });
  expect((await register({ email: 'lain@contoh.my' })).status).toBe(422);
  expect((await register({ pg_code: 'PG77777', email: 'rohani@contoh.my' })).status).toBe(422);
});

test('another order of an enrolment that is not paid takes the place of the earlier one, so that only one can be paid', async () => {
  const { user_id } = await register();
  const enrol = async (kuantiti: number): Promise<string> => {
    const response = await post('/app/training/daftar', {
      ...{ user_id, training_id: '7', training_price_id: null, kuantiti, jumlah_bayaran: 150 * kuantiti },
      ...{ coupon_code: '', referral_coupon_code: '', valid_referral_coupon: false, training_referrer: null },
      ...{ has_spouse: kuantiti === 2, spouse_name: '', spouse_phone: '' },
    });
    expect(response.status).toBe(200);
    return (await response.text()).replace('/', '');
  };
  const alone = await enrol(1);
  expect(await enrol(1)).toBe(alone);
  const both = await enrol(2);
  expect(both).not.toBe(alone);
  world.payments.pay(alone);
  expect(world.payments.find(alone)).toMatchObject({ state: 'cancelled' });
  expect(world.trainings.seats()).toEqual([]);
  world.payments.pay(both);
  expect(world.trainings.seats()).toMatchObject([{ kuantiti: 2 }]);
  expect(await enrol(2)).toBe('already_registered');
});
