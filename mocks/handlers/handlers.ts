import type { HttpHandler } from 'msw';
import { whoeverMay } from '../permission.ts';
import type { World } from '../world/world.ts';
import * as domains from './domains.ts';
import type { Domain, Setting } from './handle.ts';

/**
 * The handlers of every mocked call, for Storybook, tests and the demo host alike.
 * @param world the data they read and change
 * @param setting `whoIs`: who makes a request; somebody who may, unless given
 */
export function createHandlers(
  world: World,
  { whoIs = whoeverMay }: Partial<Omit<Setting, 'world'>> = {},
): HttpHandler[] {
  return Object.values<Domain>(domains).flatMap((domain) => domain({ world, whoIs }));
}
