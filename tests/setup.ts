import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { forgetServerState } from '../shared/runtime/server-state.tsx';
import { waitForExpectedErrors, settleConsole, watchConsole } from './support/console.ts';
import { removePlaces } from './support/host-places.ts';
import { resetNetwork, startNetwork } from './support/network.ts';
import { parkPointer } from './support/pointer.ts';
import { closePopups } from '../stories/support/close-popups.ts';
import { checkReportedChanges } from './support/reported-changes.ts';

// a busy machine is slow, and a test never asserts times
configure({ asyncUtilTimeout: 30_000 });

// the test browser's own page is marked as English, which would become every widget's language (D26)
document.documentElement.removeAttribute('lang');

beforeAll(async () => {
  await startNetwork();
});

beforeEach(watchConsole);

afterEach(async () => {
  await waitForExpectedErrors();
  cleanup();
  removePlaces();
  await resetNetwork();
  forgetServerState();
  await closePopups();
  await parkPointer();
  settleConsole();
  await checkReportedChanges();
  // last, because a widget stores its unsaved texts when it is removed from the page
  localStorage.clear();
  sessionStorage.clear();
});
