import { setupServer } from 'msw/node';
import { createHandlers } from './handlers/handlers.ts';
import { createWorld, type World } from './world/world.ts';

/** The mocks for Node: answers `fetch` without a network. Call `listen()` and, at the end, `close()`. */
export function createServer(world: World = createWorld()) {
  return setupServer(...createHandlers(world));
}
