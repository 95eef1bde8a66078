/** Events before Turbo, Livewire's `wire:navigate`, htmx 2, and the extension `history-cache` of htmx 4 keep a copy of the page for Back. */
const EVENTS = [
  'turbo:before-cache',
  'alpine:navigating',
  'htmx:beforeHistorySave',
  'htmx:history:cache:before:save',
] as const;

/**
 * Runs `clean` before the page is left by a script that keeps a copy of it. A popup's element in the copy would be dead.
 * Everything must be gone when `clean` returns.
 * @returns stops listening
 */
export function beforeCopy(clean: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, clean);
  return () => {
    for (const name of EVENTS) removeEventListener(name, clean);
  };
}
