import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers/handlers.ts';
import type { World } from './world/world.ts';

/**
 * The mocks for Storybook and tests in the browser. Call `start()`.
 * @param first handlers that come before them, and before everything `use()` adds later
 */
export function createWorker(world: World, first: readonly HttpHandler[] = []) {
  const worker = setupWorker(...first, ...createHandlers(world));
  const { use } = worker;
  worker.use = (...handlers) => use(...first, ...handlers);
  return worker;
}
