import { setupServer } from 'msw/node';
import { createHandlers } from './handlers/handlers.ts';
import { createWorld, type World } from './world/world.ts';

/**
 * The mocks for Node: answers `fetch` without a network. Call `listen()` and, at the end, `close()`.
 * @param origin where the calls go: Node has no page whose own origin it could be
 */
export function createServer(world: World = createWorld(), origin = 'http://localhost') {
  return setupServer(...createHandlers(world, { origin }));
}
