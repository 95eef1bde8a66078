import { userEvent } from 'vitest/browser';

/**
 * The person asks the browser to close what is open, as with the Back gesture of Android: the browser sends a close request, and the page gets
 * no key. Here it is the Escape key, which is kept from all listeners.
 */
export async function requestClose(): Promise<void> {
  const listeners = new AbortController();
  const keep = (event: Event): void => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  addEventListener('keydown', keep, { capture: true, signal: listeners.signal });
  await userEvent.keyboard('{Escape}');
  listeners.abort();
}
