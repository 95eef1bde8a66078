/** Where the mocks get the time from. Tests pass one that stands still. */
export interface Clock {
  /** Milliseconds since 1970, as `Date.now()`. */
  now(): number;
}

export interface MovableClock extends Clock {
  /** Moves the clock forward by `ms` milliseconds. */
  advance(ms: number): void;
  /** Undoes every `advance`. */
  rewind(): void;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that runs with another one and can be moved ahead of it. */
export function movableClock(base: Clock = systemClock): MovableClock {
  let ahead = 0;
  return {
    now: () => base.now() + ahead,
    advance: (ms) => void (ahead += ms),
    rewind: () => void (ahead = 0),
  };
}

/**
 * A clock that stands still until it is moved.
 * @param at the moment it shows, such as `'2026-11-23T09:00:00+08:00'`
 */
export function stoppedClock(at: string): MovableClock {
  const ms = Date.parse(at);
  if (Number.isNaN(ms))
    throw new TypeError(
      `The clock cannot be set to ${JSON.stringify(at)}. Expected a moment such as "2026-11-23T09:00:00+08:00".`,
    );
  return movableClock({ now: () => ms });
}
