import { movableClock, systemClock, type Clock, type MovableClock } from './clock.ts';
import type { Tools } from './domain.ts';
import * as domains from './domains.ts';
import { createNames } from './names.ts';
import { createRandom } from './random.ts';

type Domains = { readonly [Name in keyof typeof domains]: ReturnType<(typeof domains)[Name]> };

/** The data behind the mocks. Changes are kept until `reset()`. */
export interface World extends Domains {
  readonly clock: MovableClock;
  /** Resets everything to its initial state, the clock too. */
  reset(): void;
}

function createDomains(seed: string, clock: Clock): Domains {
  const entries = Object.entries(domains).map(([name, create]: [string, (tools: Tools) => object]) => {
    const random = createRandom(`${seed}/${name}`);
    return [name, create({ clock, random, names: createNames(createRandom(`${seed}/${name}/names`)) })];
  });
  // `Object.fromEntries` forgets the names; all of them are there
  return Object.fromEntries(entries) as Domains;
}

/**
 * Makes a world. The same seed and clock make the same world.
 * @param seed any text
 * @param clock what "today" and the progress of long jobs follow; the system's clock unless given
 */
export function createWorld(seed = 'emas', clock: Clock = systemClock): World {
  const worldClock = movableClock(clock);
  const world = {
    clock: worldClock,
    reset() {
      worldClock.rewind();
      Object.assign(world, createDomains(seed, worldClock));
    },
    ...createDomains(seed, worldClock),
  };
  return world;
}
