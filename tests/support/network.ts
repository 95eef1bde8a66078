import { HttpResponse } from 'msw';
import { createWorker } from '../../mocks/browser.ts';
import { createWorld } from '../../mocks/world/world.ts';

/** The data behind the mocks; every test starts with a fresh copy. */
export const world = createWorld();

/**
 * The mocked network of component tests. `network.use(http.post('/app/…', …))` overrides an answer for one test.
 * A call of the host's server that nothing answers fails.
 */
export const network = createWorker(world);

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

let ending = Promise.withResolvers<Response>();

/**
 * An answer that does not come before the test is over; then the request fails. One that stays open longer than five minutes is ended by the
 * browser, together with the worker's event, and its widget would show the failure in the middle of another test.
 */
export const unanswered = (): Promise<Response> => ending.promise;

/** Resets handlers and data to their initial state, and ends what is `unanswered`. */
export function resetNetwork(): void {
  ending.resolve(HttpResponse.error());
  ending = Promise.withResolvers();
  network.resetHandlers();
  world.reset();
}
