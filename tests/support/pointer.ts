import { userEvent } from 'vitest/browser';

let moved = false;
addEventListener('pointermove', ({ isTrusted }) => (moved ||= isTrusted), { capture: true });

/** Moves the mouse out of the way when a test has used it: test files share the page, and what appears under it would be hovered. */
export async function parkPointer(): Promise<void> {
  if (!moved) return;
  await userEvent.hover(document.documentElement, { position: { x: innerWidth - 2, y: innerHeight - 2 } });
  moved = false;
}
