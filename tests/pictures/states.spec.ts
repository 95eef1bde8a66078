import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { sameEverywhere } from '../chromium.mjs';
import { emit } from '../storybook/emit.ts';
import { serveFolder } from '../storybook/serve-folder.ts';

/** A story's entry in Storybook's index. */
interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  tags: string[];
}

const built = path.join(import.meta.dirname, '../../storybook-static');
const { entries } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

/**
 * Of each widget, part and host page the first state, the first that somebody has to do something for, such as an open dialog, and what is tagged
 * `pictured`.
 */
const pictured = [...Map.groupBy(Object.values(entries), ({ title }) => title).values()].flatMap((group) => {
  const stories = group.filter(({ type, tags }) => type === 'story' && tags.includes('autodocs'));
  const isReached = ({ tags }: Entry): boolean => tags.includes('play-fn');
  const firsts = [stories.find((each) => !isReached(each)), stories.find(isReached)];
  return stories.filter((each) => firsts.includes(each) || each.tags.includes('pictured'));
});

/** Where a page begins: the event that shows a story does nothing when it is shown already. */
// most states have no picture
const start = Object.values(entries).find((each) => each.type === 'story' && !pictured.includes(each))!;

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** One page for all stories of a worker, which goes from one to the next like the sidebar: opening Storybook takes longer than all pictures of a state. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const server = await serveFolder(built, '/');
      const page = await browser.newPage(sameEverywhere);
      // calendars begin today; Playwright's own clock replaces Date, which breaks the month grid's arithmetic of time zones
      await page.addInitScript((now) => (Date.now = () => now), Date.parse('2026-11-22T09:00:00+08:00'));
      await page.goto(`${server.origin}/iframe.html?id=${start.id}&viewMode=story&globals=a11y.manual:!true`);
      await page.locator('html[data-story-shown]').waitFor();
      await use(page);
      await page.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Sends an event of Storybook that renders, and waits until the story is shown. Each is waited for: an event sent while Storybook still renders makes it
 * reload the page, and the end of the former would be taken for that of the latter.
 */
const render = async (page: Page, event: string, options: object): Promise<void> => {
  await page.evaluate(() => delete document.documentElement.dataset.storyShown);
  await emit(page, event, options);
  await page.locator('html[data-story-shown]').waitFor();
};

const withTheme = (page: Page, theme: string): Promise<void> => render(page, 'updateGlobals', { globals: { theme } });

const reference = path.join(import.meta.dirname, 'reference');

/** Whether a picture taken at once has the bytes of the reference. Most have, and comparing pixels takes ten times as long. */
const isSame = async (page: Page, name: string): Promise<boolean> => {
  const file = path.join(reference, name);
  return existsSync(file) && (await page.screenshot({ animations: 'disabled' })).equals(readFileSync(file));
};

test('every picture is of a story that is there', () => {
  const taken = readdirSync(reference).map((name) => name.replace(/-\d+-(light|dark)\.png$/, ''));
  expect(taken.filter((id) => !pictured.some((story) => story.id === id))).toEqual([]);
});

for (const { id } of pictured)
  test(id, async ({ storybook: page }) => {
    for (const [at, size] of SIZES.entries()) {
      await withTheme(page, 'light'); // a popup keeps the theme in which it was opened
      await page.setViewportSize(size);
      await render(page, at === 0 ? 'setCurrentStory' : 'forceRemount', { storyId: id, viewMode: 'story' });
      for (const theme of ['light', 'dark']) {
        await withTheme(page, theme);
        const name = `${id}-${size.width}-${theme}.png`;
        if (!(await isSame(page, name))) await expect.soft(page).toHaveScreenshot(name);
      }
    }
  });
