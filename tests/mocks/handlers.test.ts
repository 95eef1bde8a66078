import { getResponse } from 'msw';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
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
