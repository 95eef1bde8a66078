import './guard.mjs';
import { defineConfig, type Project } from '@playwright/test';
import { chromiumLaunch, oldChromiumLaunch, sameEverywhere } from './chromium.mjs';
import { freePort } from './free-port.mjs';

// Playwright reads this file again in every worker: the first reading chooses, the others find it in the environment.
const port = (process.env.E2E_PORT ??= String(await freePort()));
const origin = `http://127.0.0.1:${port}`;
const chromium = { browserName: 'chromium' as const, launchOptions: await chromiumLaunch() };

/** What each engine of $ENGINES runs (tests/run/engines.mjs); without it what belongs to `npm test`. */
const engines: Record<string, () => Promise<Project[]>> = {
  async chromium() {
    return [
      { name: 'chromium', use: chromium },
      // "today" is Kuala Lumpur's, whatever the visitor's clock zone (D20): the tests about dates run on both sides of it
      { name: 'los-angeles', grep: /@dates/, use: { ...chromium, timezoneId: 'America/Los_Angeles' } },
      { name: 'kiritimati', grep: /@dates/, use: { ...chromium, timezoneId: 'Pacific/Kiritimati' } },
      {
        name: 'phone',
        grep: /@phone/,
        use: { ...chromium, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
      },
    ];
  },
  'chromium-111': () => oldChromium(111),
  'chromium-116': () => oldChromium(116),
  async firefox() {
    const launchOptions = {
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      firefoxUserPrefs: {
        'browser.sessionhistory.max_total_viewers': 0, // the driver does not see a page that comes back as it was left
        'dom.events.testing.asyncClipboard': true, // a test may read the clipboard without a click
      },
    };
    // a screenshot is a style the policy of the pages refuses
    return [
      { name: 'firefox', use: { browserName: 'firefox', channel: 'moz-firefox', launchOptions, screenshot: 'off' } },
    ];
  },
};
const oldChromium = async (version: 111 | 116): Promise<Project[]> => [
  {
    name: `chromium-${version}`,
    grep: /@floor/,
    use: { browserName: 'chromium', launchOptions: await oldChromiumLaunch(version) },
  },
];
const asked = (process.env.ENGINES ?? 'chromium').split(' ');

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // a busy machine is slow, and no test asserts times
  timeout: 120_000,
  expect: { timeout: 30_000 },
  globalTimeout: 40 * 60_000,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never', outputFolder: '../playwright-report' }]] : 'list',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: origin,
    trace: 'off', // recording one doubles the time; --trace on asks for it
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    ...sameEverywhere,
  },
  projects: (await Promise.all(asked.map((name) => engines[name]!()))).flat(),
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
