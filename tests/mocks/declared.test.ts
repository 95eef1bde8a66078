import { expect, test } from 'vitest';
import { endpoints } from '../../shared/contract/calls/endpoints.ts';
import { createHandlers } from '../../mocks/handlers/handlers.ts';
import { suppliedRoutes } from '../../mocks/handlers/toggles.ts';
import { uploadRoutes } from '../../mocks/handlers/uploads.ts';
import { createWorld } from '../../mocks/world/world.ts';

test('nothing is mocked that the contract does not declare, and nothing twice', () => {
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  const allowed = new Set([
    ...declared,
    ...Object.values({ ...suppliedRoutes, ...uploadRoutes }).map((path) => `POST ${path}`),
    'GET /storage/*',
    'GET /storage/uploads/:upload_id',
  ]);
  const mocked = createHandlers(createWorld()).map(({ info }) => info.header);
  expect(mocked.filter((header) => !allowed.has(header))).toEqual([]);
  expect(new Set(mocked).size).toBe(mocked.length);
});
