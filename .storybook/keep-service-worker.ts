/**
 * Keeps the mocks' service worker when a page is left. msw's worker unregisters itself with the last page; one that is loading by
 * then reloads itself before one's eyes. `worker.stop()` does not work any more.
 */
export function keepServiceWorker(): void {
  const { prototype } = ServiceWorker;
  const post = prototype.postMessage;
  prototype.postMessage = function postMessage(this: ServiceWorker, message: unknown, ...rest: unknown[]): void {
    if (message !== 'CLIENT_CLOSE') Reflect.apply(post, this, [message, ...rest]);
  };
}
