import { randomBytes } from 'node:crypto';
import type { HttpHandler } from 'msw';
import { createHandlers } from '../handlers/handlers.ts';
import type { Clock } from '../world/clock.ts';
import type { Person } from '../world/people.ts';
import { createWorld, type World } from '../world/world.ts';
import { cookiesOf, setCookie } from './cookies.ts';

const COOKIE = 'demo_world';
const MOST_WORLDS = 200;
const NAME = /^[\w-]{1,40}$/;

export interface Place {
  readonly name: string;
  readonly world: World;
  readonly handlers: HttpHandler[];
}

/** The worlds of the host, made when first used: browsers with the same `demo_world` cookie share one, tests take one each. */
export function createWorlds(whoIs: (request: Request) => Person, clock?: Clock) {
  const places = new Map<string, Place>();

  const named = (name: string): Place => {
    const known = places.get(name);
    if (known) return known;
    const world = createWorld(undefined, clock);
    const place = { name, world, handlers: createHandlers(world, { whoIs }) };
    places.set(name, place);
    const oldest = [...places.keys()].find((key) => key !== 'main');
    if (places.size > MOST_WORLDS && oldest !== undefined) places.delete(oldest);
    return place;
  };

  return {
    /** @throws RangeError for an invalid name */
    named(name: string): Place {
      if (!NAME.test(name))
        throw new RangeError(`"${name}" is not a name for a world. Expected 1 to 40 letters, digits, "-" or "_".`);
      return named(name);
    },
    /** The world the request's cookie names; "main" without a cookie or with an invalid name. */
    of(request: Request): Place {
      const name = cookiesOf(request).get(COOKIE) ?? '';
      return named(NAME.test(name) ? name : 'main');
    },
    newName: () => randomBytes(9).toString('base64url'),
    cookie: (name: string) => setCookie(COOKIE, name),
  };
}

export type Worlds = ReturnType<typeof createWorlds>;
