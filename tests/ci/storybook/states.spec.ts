import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Request, type Response } from '@playwright/test';
import { hasPackagedChromium } from '../../chromium.mjs';
import { root } from '../../repo/source-files.ts';
import { WIDGET_NAMES } from '../../repo/widget-names.ts';
import { type Entry, firstStates, picturedOf, readEntries } from './entries.ts';
import { render } from './render.ts';
import { DESKTOP, setSlowRequests, test } from './storybook-page.ts';

const entries = readEntries();
const stories = entries.filter(({ type }) => type === 'story');
const pictured = picturedOf(entries);
const firsts = firstStates(entries);

const PHONE = { width: 360, height: 740 };

const reference = path.join(root, 'tests/pictures/reference');

/** Whether a picture taken at once has the bytes of the reference. Most have, and comparing pixels takes ten times as long. */
const isSame = async (page: Page, name: string): Promise<boolean> => {
  const file = path.join(reference, name);
  return existsSync(file) && (await page.screenshot({ animations: 'disabled' })).equals(readFileSync(file));
};

/** Compares the story that is shown, in both themes; what is open follows, popups too. */
async function compare(page: Page, storyId: string, { width }: typeof DESKTOP): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    if (theme === 'dark') await render(page, { event: 'updateGlobals', storyId, theme, axe: false });
    const name = `${storyId}-${width}-${theme}.png`;
    if (!(await isSame(page, name))) await expect.soft(page).toHaveScreenshot(name);
  }
}

test('every picture is of a story that is there', () => {
  const taken = readdirSync(reference).map((name) => name.replace(/-\d+-(light|dark)\.png$/, ''));
  expect(taken.filter((id) => !pictured.some((story) => story.id === id))).toEqual([]);
});

test('every widget has a state for which nobody has to do anything', () => {
  expect([...firsts.values()].sort()).toEqual([...WIDGET_NAMES].sort());
});

const isHostPage = ({ title }: Entry): boolean => title.startsWith('Host pages/');

test('there is every host page', () => {
  expect(stories.filter(isHostPage).length).toBe(5);
});

test('every widget is under StrictMode, and React runs its effects twice', async ({ storybook: { page } }) => {
  await expect(page.locator('html')).toHaveAttribute('data-strict-mode', '');
});

test('a request that a story leaves open is not one of the next story', async ({ storybook: { page, problems } }) => {
  const seen: (number | 'asked')[] = [];
  const isSwitch = (url: string): boolean => url.endsWith('/app/admin/recognition/toggle');
  const onRequest = (request: Request): void => void (isSwitch(request.url()) && seen.push('asked'));
  const onResponse = (response: Response): void => void (isSwitch(response.url()) && seen.push(response.status()));
  page.on('request', onRequest).on('response', onResponse);
  await setSlowRequests(page, 300);
  for (const [state, expected] of [
    ['busy', ['asked']],
    ['could-not-be-saved', ['asked', 'asked', 500]],
  ] as const) {
    const storyId = `admin-yes-no-toggle--${state}`;
    const { failed, logs } = await render(page, { event: 'setCurrentStory', storyId, theme: 'light', axe: false });
    expect(failed).toEqual([]);
    expect(seen).toEqual(expected); // a story that has ended has sent its requests
    expect(await problems(logs)).toEqual([]);
  }
  await setSlowRequests(page, 0);
  page.off('request', onRequest).off('response', onResponse);
});

for (const entry of stories) {
  const { id: storyId, tags } = entry;
  test(storyId, async ({ storybook: { page, problems } }) => {
    const isTested = tags.includes('test');
    if (page.viewportSize()?.width !== DESKTOP.width) await page.setViewportSize(DESKTOP);
    const { failed, logs } = await render(page, { event: 'setCurrentStory', storyId, theme: 'light', axe: isTested });
    expect(failed).toEqual([]);
    if (pictured.includes(entry) && hasPackagedChromium) {
      await compare(page, storyId, DESKTOP);
      await page.setViewportSize(PHONE);
      const again = await render(page, { event: 'forceRemount', storyId, theme: 'light', axe: false });
      expect(again.failed).toEqual([]);
      await compare(page, storyId, PHONE);
    }
    const first = firsts.get(storyId);
    if (first) {
      const widget = page.locator(`[data-widget="${first}"]`).first();
      await widget.scrollIntoViewIfNeeded();
      await expect(widget).toHaveAttribute('data-widget-state', 'ready');
    }
    if (isHostPage(entry)) await expect(page.locator('[data-widget][data-widget-state="ready"]')).toHaveCount(10);
    const unexpected = await problems(isTested ? logs : []);
    if (isTested) expect(unexpected).toEqual([]);
  });
}
