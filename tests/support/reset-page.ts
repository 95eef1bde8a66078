import { cleanup } from '@testing-library/react';
import { writePageSettings } from '../../.storybook/support/page-settings.ts';
import { closePopups } from '../../.storybook/support/popups.ts';
import { forgetServerState } from '../../shared/runtime/server-state/server-state.tsx';
import { removePlaces } from './host-places.ts';
import { resetNetwork } from './network.ts';
import { parkPointer } from './pointer.ts';

/** Takes everything off the page that was rendered, answered or opened, as before a test. */
export async function resetPage(): Promise<void> {
  cleanup();
  removePlaces();
  await resetNetwork();
  forgetServerState();
  writePageSettings();
  await closePopups();
  await parkPointer();
}

/** Forgets what widgets have stored. After `resetPage`, because a widget stores its unsaved texts when it is removed. */
export function forgetStored(): void {
  localStorage.clear();
  sessionStorage.clear();
}
