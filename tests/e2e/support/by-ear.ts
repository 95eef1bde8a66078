import { startHost } from '../../../mocks/host/host.ts';
import { stoppedClock } from '../../../mocks/world/clock.ts';
import { dist } from '../../support/dist.ts';
import { listen, type Step } from './screen-reader.ts';
import type { Role } from './host.ts';
import { expect, test as base } from './test.ts';

/** The free places depend on the day, so every flow runs on the same day; late in the evening, so that tomorrow is the first day with a free session. */
const NOW = '2026-11-22T22:30:00+08:00';
export const TODAY = 'Ahad, 22 Nov 2026';
export const TOMORROW = 'Isnin, 23 Nov 2026';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from its text
  baseURL: async ({}, provide) => {
    const host = await startHost({ port: 0, dist, clock: stoppedClock(NOW) });
    await provide(host.url);
    await host.close();
  },
  page: async ({ page }, provide) => {
    await page.addInitScript((now) => (Date.now = () => now), Date.parse(NOW));
    await provide(page);
  },
});

interface Screen {
  path: string;
  /** What is announced when the screen has loaded, if anything; otherwise it would be heard among the first answers of a slow machine. */
  loaded?: string;
  /** A button of a widget that has to be there before the first key. */
  button?: string;
  /** A file for every chooser that opens. */
  file?: string;
}

/** What a person hears who cannot see the screen and has no mouse, step by step. */
export function testFlow(name: string, who: Role, screen: string | Screen, steps: readonly Step[]): void {
  const { path, loaded, button, file }: Screen = typeof screen === 'string' ? { path: screen } : screen;
  test(`announcements by keyboard: ${name}`, async ({ page, host, browserName }) => {
    test.skip(browserName !== 'chromium', 'the accessibility tree is read with DevTools');
    const { walk } = await listen(page);
    if (file) page.on('filechooser', (chooser) => chooser.setFiles(file));
    await host.open(who, path);
    if (loaded) await expect(page.getByRole('status').filter({ hasText: loaded })).toHaveCount(1);
    if (button) await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
    await walk(steps);
  });
}
