import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the mouse to this point of the page (tests/in-chromium.ts). */
    movePointer(x: number, y: number): Promise<void>;
  }
}

let moved = false;
addEventListener('pointermove', ({ isTrusted }) => (moved ||= isTrusted), { capture: true });

/** Moves the mouse out of the way when a test has used it: test files share the page, and what appears under it would be hovered. */
export async function parkPointer(): Promise<void> {
  if (!moved) return;
  // hovering over an element would look at it first, with some 15 calls of the browser after most tests
  await commands.movePointer(innerWidth - 2, innerHeight - 2);
  moved = false;
}
