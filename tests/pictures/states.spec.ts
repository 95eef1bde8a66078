import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
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

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

test('every picture is of a story that is there', () => {
  const taken = readdirSync(path.join(import.meta.dirname, 'reference')).map((name) =>
    name.replace(/-\d+-(light|dark)\.png$/, ''),
  );
  expect(taken.filter((id) => !pictured.some((story) => story.id === id))).toEqual([]);
});

let server: Awaited<ReturnType<typeof serveFolder>>;
test.beforeAll(async () => {
  server = await serveFolder(built, '/');
});
test.afterAll(() => server.close());

for (const { id } of pictured)
  test(id, async ({ page }) => {
    // calendars begin today; Playwright's own clock replaces Date, which breaks the month grid's arithmetic of time zones
    await page.addInitScript((now) => (Date.now = () => now), Date.parse('2026-11-22T09:00:00+08:00'));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`${server.origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      await page.locator('html[data-story-shown]').waitFor();
      for (const theme of ['light', 'dark']) {
        await page.evaluate((value) => {
          // Storybook puts it there
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
            __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, options: object): void };
          };
          channel.emit('updateGlobals', { globals: { theme: value } });
        }, theme);
        await page.locator(`.dw-host-page[data-theme="${theme}"]`).waitFor();
        await expect.soft(page).toHaveScreenshot(`${id}-${size.width}-${theme}.png`);
      }
    }
  });
