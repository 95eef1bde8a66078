import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { chromiumLaunch, sameEverywhere } from './chromium.mjs';

process.env.TZ = sameEverywhere.timezoneId;
const launchOptions = await chromiumLaunch();
// Vite takes the next free port when this one is taken, so several runs at once do not meet.
const port = process.env.VITEST_PORT ? Number(process.env.VITEST_PORT) : undefined;

/** No test asserts a time; a busy machine is slow. */
export const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  teardownTimeout: 5_000,
};

const movePointer: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.move(x, y);

/**
 * Vitest's options for tests that run in Chromium; a fresh object per project, because Vitest writes the project's name into it.
 * @param ofPage what a page finds differently from other tests (Playwright's context options)
 */
export const inChromium = (ofPage: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  ...(port && { api: { host: '127.0.0.1', port } }),
  commands: { movePointer },
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions,
    actionTimeout: 30_000,
    contextOptions: { ...sameEverywhere, ...ofPage },
  }),
  instances: [{ browser: 'chromium' as const }],
});
