/** How much a browser reads before somebody sees the first page: files as they are, before any compression of a server. */
import type { Frame } from 'playwright';
import { expect, test } from 'vitest';
import { openSite } from './site.ts';

const { openFramed, openStory, page } = await openSite();

/** Without pictures: how many of the catalogue come depends on how far one scrolls. */
const bytesOf = (frame: Frame): Promise<number> =>
  frame.evaluate(() =>
    performance
      .getEntries()
      .map((each) =>
        each instanceof PerformanceResourceTiming && each.initiatorType !== 'img' ? each.decodedBodySize : 0,
      )
      .reduce((sum, bytes) => sum + bytes, 0),
  );

test('a story reads nothing that documentation is made of', async () => {
  await openStory('admin-yes-no-toggle--no');
  await page.locator('html[data-story-shown]').waitFor();
  expect(await bytesOf(page.mainFrame())).toBeLessThan(2_750_000);
});

test('the first page reads 3.1 MB for Storybook’s own frame, and 3 MB for itself', async () => {
  await openFramed('docs/welcome--docs');
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.getByRole('link', { name: 'yes-no-toggle', exact: true }).waitFor();
  const [manager = 0, preview = 0] = await Promise.all(page.frames().map(bytesOf));
  expect.soft(manager).toBeLessThan(3_100_000);
  expect(preview).toBeLessThan(3_000_000);
});
