import { userEvent } from 'vitest/browser';

/**
 * A close request, as Android's Back gesture makes: the browser closes what is open, and the page gets no key. Here it is the
 * Escape key, which is kept from all listeners.
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
