import { cleanup } from '@testing-library/react';
import { writePageSettings } from '../../.storybook/support/page-settings.ts';
import { closePopups } from '../../.storybook/support/popups.ts';
import { forgetMemory } from '../../shared/memory/kept/forget-me.ts';
import { forgetRuns } from '../../shared/runtime/use-action.ts';
import { forgetServerState } from '../../shared/runtime/server-state/server-state.tsx';
import { keysIn, writeText } from '../../shared/page/visits/storage.ts';
import { removePlaces } from './host-places.ts';
import { resetNetwork } from './network.ts';
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
async function parkPointer(): Promise<void> {
  if (!moved) return;
  // hovering over an element would look at it first, with some 15 calls of the browser after most tests
  await commands.movePointer(innerWidth - 2, innerHeight - 2);
  moved = false;
}

/** Takes everything off the page that was rendered, answered or opened, as before a test, also after one that left a request open. */
export async function resetPage(): Promise<void> {
  cleanup();
  removePlaces();
  try {
    await resetNetwork();
  } finally {
    forgetServerState();
    forgetMemory();
    forgetRuns();
  }
  writePageSettings();
  await closePopups();
  await parkPointer();
}

/** Forgets what widgets have stored. After `resetPage`, because a widget stores its unsaved texts when it is removed. */
export function forgetStored(): void {
  for (const where of ['tab', 'browser'] as const) for (const key of keysIn(where)) writeText(where, key, undefined);
}
