import { getResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { apprenticeAttachment } from '../../shared/contract/calls/apprentice.ts';
import * as recognition from '../../shared/contract/calls/recognition.ts';
import * as toggles from '../../shared/contract/calls/toggles.ts';
import { createHandlers } from '../../mocks/handlers/handlers.ts';
import { stoppedClock } from '../../mocks/world/clock.ts';
import { people, visitor, type Person } from '../../mocks/world/people.ts';
import { createWorld, type World } from '../../mocks/world/world.ts';

const baseUrl = 'http://host.test';
let world: World;
let whoIs: ((request: Request) => Person) | undefined;

beforeEach(() => {
  world = createWorld('tests', stoppedClock('2026-11-23T09:00:00+08:00'));
  whoIs = undefined;
});

async function request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await getResponse(
    createHandlers(world, { whoIs }),
    new Request(baseUrl + path, { method, ...init }),
    { baseUrl },
  );
  if (!response) throw new Error(`No handler answers ${method} ${path}.`);
  return response;
}

const post = (path: string, payload: unknown) =>
  request('POST', path, { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } });

/** What the contract makes of an answer: its JSON, or the text of a body that is not JSON. */
async function parsed(endpoint: Endpoint, response: Response): Promise<unknown> {
  expect(response.status).toBe(200);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return v.parse(endpoint.answer, isJson ? JSON.parse(text) : text);
}

describe('a toggle', () => {
  const { path } = toggles.toggleFmd;
  const fmd = () => world.dealers.all()[199]?.fmd;

  test('flips the state, answers with it, and flips it back', async () => {
    const before = fmd();
    for (const expected of [!before, before]) {
      expect(await parsed(toggles.toggleFmd, await post(path, { dealer_id: 200 }))).toBe(expected);
      expect(fmd()).toBe(expected);
    }
  });

  test('refuses a request that breaks the contract and changes nothing', async () => {
    const before = fmd();
    const response = await post(path, { dealer_id: { not: 'an id' } });
    expect(response.status).toBe(422);
    const { message, errors } = (await response.json()) as { message: string; errors: object };
    expect([message !== '', Object.keys(errors)]).toEqual([true, ['dealer_id']]);
    expect(fmd()).toBe(before);
  });

  test('knows nothing of an unknown item', async () => {
    expect((await post(path, { dealer_id: '987654' })).status).toBe(404);
  });
});

test('a body that is not JSON is an empty input, as in Laravel', async () => {
  const response = await request('POST', toggles.toggleFmd.path, {
    body: '{"dealer_id":',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(422);
});

test('a form-encoded body is read too', async () => {
  const before = world.dealers.all()[0]?.fmd;
  const response = await request('POST', toggles.toggleFmd.path, { body: new URLSearchParams({ dealer_id: '1' }) });
  expect(await parsed(toggles.toggleFmd, response)).toBe(!before);
});

describe('who may call', () => {
  const as = (role: Person['role']) => people.find((person) => person.role === role)!;

  test.each([
    ['a visitor', visitor, 401],
    ['a dealer', as('dealer'), 403],
    ['an admin', as('admin'), 200],
  ])('%s at an admin path gets the right status', async (_, person, status) => {
    whoIs = () => person;
    expect((await post(toggles.toggleFmd.path, { dealer_id: 1 })).status).toBe(status);
  });

  test('the committee turns its own switch but not the admin one', async () => {
    whoIs = () => as('committee');
    expect((await post(toggles.toggleCommittee.path, { committee_user_id: 201 })).status).toBe(200);
    expect((await post(toggles.toggleCommitteeAsAdmin.path, { committee_user_id: 201 })).status).toBe(403);
  });
});

describe('recognitions', () => {
  const progress = () =>
    request('GET', '/app/admin/recognition/progress/1').then((response) =>
      parsed(recognition.recognitionProgress, response),
    );

  test('the progress runs to its end', async () => {
    const seen: unknown[] = [];
    for (let poll = 0; poll < 4; poll += 1) {
      seen.push(await progress());
      world.clock.advance(5_000);
    }
    expect(seen).toEqual([
      { percent: 0, show_progress: true },
      { percent: 41, show_progress: true },
      { percent: 83, show_progress: true },
      { percent: 100, show_progress: false },
    ]);
  });

  test('images, proofs and attachments are addresses the contract accepts, and there is a picture at each', async () => {
    const answers = [
      await parsed(recognition.recognitionImage, await request('GET', '/app/admin/recognition/image/1')),
      await parsed(recognition.recognitionProof, await request('GET', '/app/admin/recognition/proof/1011')),
      await parsed(
        apprenticeAttachment,
        await request(
          'GET',
          `/app/admin/apprentice-attachment/${encodeURIComponent('Borang Permohonan & Sijil (5).svg')}`,
        ),
      ),
    ];
    for (const address of answers as string[]) {
      const response = await request('GET', new URL(address, baseUrl).pathname);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg[^]+<\/svg>$/);
    }
  });

  test.each([
    '/app/admin/recognition/image/5',
    '/app/admin/recognition/image/999',
    '/app/admin/recognition/proof/1018',
    '/app/admin/recognition/progress/999',
    '/app/admin/apprentice-attachment/none.svg',
    '/storage/missing/a.png',
  ])('%s is not found', async (path) => {
    expect((await request('GET', path)).status).toBe(404);
  });

  test('a broken picture has the type of a picture, but no picture inside', async () => {
    const address = await parsed(recognition.recognitionImage, await request('GET', '/app/admin/recognition/image/6'));
    const response = await request('GET', String(address));
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await response.text()).not.toMatch(/^\u0089PNG/);
  });
});
