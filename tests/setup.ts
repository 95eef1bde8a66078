import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { settleConsole, watchConsole } from './support/console.ts';
import { resetNetwork, startNetwork } from './support/network.ts';

beforeAll(async () => {
  await startNetwork();
});

beforeEach(watchConsole);

afterEach(() => {
  cleanup();
  resetNetwork();
  settleConsole();
});
