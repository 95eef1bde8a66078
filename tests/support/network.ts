import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { createWorker } from '../../mocks/browser.ts';
import { createWorld } from '../../mocks/world/world.ts';

const SETTLED = '/app/settled';

/** The data behind the mocks; every test starts with a fresh copy. */
export const world = createWorld();

/**
 * The mocked network of component tests. `network.use(http.post('/app/…', …))` overrides an answer for one test.
 * A call of the host's server that nothing answers fails.
 */
export const network = createWorker(world, [http.get(SETTLED, () => new HttpResponse(null, { status: 204 }))]);

/** Collects what is sent to a path, in order: the JSON of each body, or nothing. The world answers it unless `answer` is given. */
export function requestsTo(
  path: string,
  answer?: () => Response | undefined | Promise<Response | undefined>,
): unknown[] {
  const sent: unknown[] = [];
  network.use(
    http.all(path, async ({ request }) => {
      sent.push(
        await request
          .clone()
          .json()
          .catch(() => undefined),
      );
      return answer?.();
    }),
  );
  return sent;
}

const HOST_PATHS = /^\/(app|api|staff|subuser|committee|storage)\//;
let started: Promise<unknown> | undefined;

/** Starts it once for the page, which all test files share. */
export function startNetwork(): Promise<unknown> {
  return (started ??= network.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (request && HOST_PATHS.test(new URL(request.url).pathname)) defaults.error();
    },
  }));
}

/** The requests that have no answer yet, by their ids. */
const open = new Map<string, Request>();
network.events.on('request:start', ({ requestId, request }) => void open.set(requestId, request));
network.events.on('request:end', ({ requestId }) => void open.delete(requestId));

let ending = Promise.withResolvers<Response>();

/**
 * An answer that does not come before the test is over; then the request fails. The browser ends an open one after five minutes,
 * and its widget would fail in the middle of another test.
 */
export const unanswered = (): Promise<Response> => ending.promise;

/**
 * Ends what is `unanswered` and waits for the other answers: one that came later would be shown in the next test, by a widget of the same item.
 * @throws Error with the addresses of requests that the test holds and has not answered
 */
export async function settleNetwork(): Promise<void> {
  ending.resolve(HttpResponse.error());
  const held = () => [...open.values()].map(({ method, url }) => `${method} ${url}`);
  try {
    if (open.size === 0) return;
    await expect.poll(held, { message: 'requests are not answered; hold them with unanswered()' }).toEqual([]);
  } finally {
    ending = Promise.withResolvers(); // not before: a request that is on its way ends at once, too
    open.clear(); // the next test does not wait for them again
  }
  await fetch(SETTLED); // takes the same way, behind the answers
}

/**
 * Settles the network, and resets handlers and data to their initial state, also for the test after one that left a request open.
 * @throws Error as `settleNetwork`
 */
export async function resetNetwork(): Promise<void> {
  try {
    await settleNetwork();
  } finally {
    network.resetHandlers();
    world.reset();
  }
}
