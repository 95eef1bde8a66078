/** What only a story needs: the mocks and their world, the loader, and what a story leaves behind. */
import { configure } from 'storybook/test';
import { createWorker } from '../mocks/browser.ts';
import { createWorld } from '../mocks/world/world.ts';
import { forgetServerState } from '../shared/runtime/server-state/index.ts';
import { forgetMemory } from '../shared/memory/kept/index.ts';
import { forgetRuns } from '../shared/runtime/index.ts';
import { settings } from './lighter-instead.ts';
import { conditions } from './network-conditions.ts';
import { closePopups } from './support/popups.ts';

export { loadWidgetsOf } from './support/host-page.ts';
export { atRest, settled } from './support/widget-in.ts';

// a busy machine is slow, and a story never asserts times
for (const each of [...settings, { asyncUtilTimeout: 30_000 }]) configure(each);

/** One world for all stories, as it began at the start of each. */
const world = createWorld();

let worker: Promise<ReturnType<typeof createWorker>> | undefined;

/**
 * Keeps the mocks' service worker when a page is left. msw's worker unregisters itself with the last page; one that is loading by
 * then reloads itself before one's eyes. `worker.stop()` does not work any more.
 */
function keepServiceWorker(): void {
  const { prototype } = ServiceWorker;
  const post = prototype.postMessage;
  prototype.postMessage = function postMessage(this: ServiceWorker, message: unknown, ...rest: unknown[]): void {
    if (message !== 'CLIENT_CLOSE') Reflect.apply(post, this, [message, ...rest]);
  };
}

/** Starts the mocks once: the stories of a docs page start at the same time, and each of them starts the mocks. */
export function startWorker() {
  worker ??= (async () => {
    keepServiceWorker();
    const started = createWorker(world, conditions);
    // what no handler answers is Storybook's own; a Storybook that is built may lie in any folder of its server
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
    await started.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
    return started;
  })();
  return worker;
}

/**
 * Each story begins like a page that was just opened, in a browser that keeps nothing.
 * @returns what clears up after it
 */
export function beginAnew() {
  world.reset();
  forgetServerState();
  forgetMemory();
  forgetRuns();
  localStorage.clear();
  sessionStorage.clear();
  return closePopups;
}
