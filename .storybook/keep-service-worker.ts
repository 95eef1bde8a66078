/**
 * Keeps the service worker of the mocks when a page is left. msw's worker unregisters itself when the last page tells it that it closes; a page
 * that is loading by then finds itself without a worker, and reloads itself before one's eyes. A worker that stays passes on whatever no page asks
 * it to mock. `worker.stop()` does not work any more.
 */
export function keepServiceWorker(): void {
  const { prototype } = ServiceWorker;
  const post = prototype.postMessage;
  prototype.postMessage = function postMessage(this: ServiceWorker, message: unknown, ...rest: unknown[]): void {
    if (message !== 'CLIENT_CLOSE') Reflect.apply(post, this, [message, ...rest]);
  };
}
