import './guard.mjs';
import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch, chromium111Launch, sameEverywhere } from './chromium.mjs';
import { freePort } from './free-port.mjs';

// Playwright reads this file again in every worker: the first reading chooses, the others find it in the environment.
const port = (process.env.E2E_PORT ??= String(await freePort()));
const origin = `http://127.0.0.1:${port}`;
const chromium = { browserName: 'chromium' as const, launchOptions: await chromiumLaunch() };

/** What each engine of $ENGINES runs (tests/run/engines.mjs); without it all of Chromium 153, of which `npm test` runs `tests/e2e` in the project chromium. */
const engines: Record<string, () => Promise<Project[]>> = {
  async chromium() {
    return [
      { name: 'chromium', use: chromium },
      // Playwright starts a worker and a browser of its own for each project: a dozen tests need no second one
      // "today" is Kuala Lumpur's, whatever the visitor's clock zone (D20): the tests about dates run on both sides of it
      { name: 'los-angeles', workers: 1, grep: /@dates/, use: { ...chromium, timezoneId: 'America/Los_Angeles' } },
      { name: 'kiritimati', workers: 1, grep: /@dates/, use: { ...chromium, timezoneId: 'Pacific/Kiritimati' } },
      // UTC costs no time where the phone takes it; here are the tests about dates that no phone runs
      { name: 'utc', workers: 1, grep: /@dates/, grepInvert: /@phone/, use: { ...chromium, timezoneId: 'UTC' } },
      {
        name: 'phone',
        workers: 1,
        grep: /@phone/,
        use: { ...chromium, timezoneId: 'UTC', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      },
    ];
  },
  async 'chromium-111'() {
    const use = { browserName: 'chromium' as const, launchOptions: await chromium111Launch() };
    return [{ name: 'chromium-111', grep: /@floor/, use }];
  },
  async firefox() {
    const firefox = (preferences: Record<string, boolean | number>): Project['use'] => ({
      browserName: 'firefox',
      channel: 'moz-firefox',
      screenshot: 'off', // is a style the policy of the pages refuses
      launchOptions: {
        executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
        firefoxUserPrefs: {
          'browser.sessionhistory.max_total_viewers': 0, // the driver does not see a page that comes back as it was left
          'dom.events.testing.asyncClipboard': true, // a test may read the clipboard without a click
          ...preferences,
        },
      },
    });
    return [
      { name: 'firefox', grepInvert: /@without-scripts/, use: firefox({}) },
      // the driver does not pass `javaScriptEnabled` on; the browser's own preference does the same, for all of its pages
      { name: 'firefox-without-scripts', grep: /@without-scripts/, use: firefox({ 'javascript.enabled': false }) },
    ];
  },
};
const chosen = (process.env.ENGINES ?? 'chromium').split(' ');
/** Two runs side by side must not clear each other's folder. */
const run = `${chosen.join('-')}${process.env.DIST ? '-other-dist' : ''}`;

export default defineConfig({
  testMatch: '**/e2e/**/*.spec.ts',
  outputDir: `../test-results/${run}`,
  fullyParallel: true,
  workers: 2,
  // a busy machine is slow, and no test asserts times
  timeout: 240_000,
  expect: { timeout: 60_000 },
  globalTimeout: 60 * 60_000,
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: origin,
    trace: 'off', // recording one doubles the time; --trace on asks for it
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    ...sameEverywhere,
  },
  projects: (await Promise.all(chosen.map((name) => engines[name]!()))).flat(),
  webServer: {
    command: `"${process.execPath}" mocks/host/start.mjs`,
    cwd: '..',
    env: { PORT: port },
    url: `${origin}/`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
});
