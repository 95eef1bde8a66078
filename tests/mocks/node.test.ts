import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../shared/contract/calls/endpoints.ts';
import { createHandlers } from '../../mocks/handlers/handlers.ts';
import { suppliedRoutes } from '../../mocks/handlers/toggles.ts';
import { uploadRoutes } from '../../mocks/handlers/uploads.ts';
import { createServer } from '../../mocks/node.ts';
import { createWorld } from '../../mocks/world/world.ts';

const world = createWorld();
const server = createServer(world);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('in Node the same handlers answer fetch, for a person with permission', async () => {
  const before = world.vacancies.all()[0]!.is_open;
  const response = await fetch('http://localhost/app/admin/vacancy/toggle', {
    method: 'POST',
    body: '{"vacancy_id":"1"}',
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, await response.json()]).toEqual([200, before ? 0 : 1]);
  expect(world.vacancies.all()[0]!.is_open).toBe(!before);
});

test('nothing is mocked that the contract does not declare, and nothing twice', () => {
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  const allowed = new Set([
    ...declared,
    ...Object.values({ ...suppliedRoutes, ...uploadRoutes }).map((path) => `POST ${path}`),
    'GET /storage/*',
    'GET /storage/uploads/:upload_id',
  ]);
  const mocked = createHandlers(world).map(({ info }) => info.header);
  expect(mocked.filter((header) => !allowed.has(header))).toEqual([]);
  expect(new Set(mocked).size).toBe(mocked.length);
});
