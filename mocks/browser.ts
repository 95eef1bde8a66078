import { setupWorker } from 'msw/browser';
import { createHandlers } from './handlers/handlers.ts';
import { createWorld, type World } from './world/world.ts';

/** The mocks for Storybook and tests in the browser. Call `start()`. */
export function createWorker(world: World = createWorld()) {
  return setupWorker(...createHandlers(world));
}
