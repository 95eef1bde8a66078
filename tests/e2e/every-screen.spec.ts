import { rolesFor } from '../../mocks/permission.ts';
import { pages } from '../../mocks/host/pages/pages.ts';
import { isSilent, watchAnnouncements } from './support/screen-reader.ts';
import { axeViolations } from './support/axe.ts';
import { partsAboveThePage } from './support/layers.ts';
import { painted } from './support/painted.ts';
import { expectLargeTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** Their tables have controls of 32 px. */
const ADMINS: readonly string[] = ['admin', 'committee'];
const working = pages.filter(({ failsOnPurpose }) => !failsOnPurpose);

// one tab for all screens of a person: a new browser for each takes as long as the screen itself
for (const [role, screens] of Map.groupBy(working, ({ path }) => rolesFor(path)[0] ?? 'visitor')) {
  test(`every screen of the ${role} opens with its widgets ready and accessible @floor`, async ({ page, host }) => {
    const announced: string[] = [];
    await watchAnnouncements(page, (text) => announced.push(text));
    await host.become(role);
    for (const { path, example = path, title } of screens) {
      await test.step(`${path} ("${title}")`, async () => {
        announced.length = 0;
        await page.goto(example);
        await expect(page.locator('h1'), path).toBeVisible();
        const unsettled = page.locator('[data-widget-state=loading], [data-widget-state=error]');
        await expect(unsettled, path).toHaveCount(0);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await painted(page);
        await expect(unsettled, path).toHaveCount(0);
        expect.soft(await axeViolations(page), path).toEqual([]);
        // a name in Jawi stays in line with the others of its column
        const names = page.locator('[data-widget] [dir=auto]:not(p, div, input)');
        const aligned = await names.evaluateAll((all) => all.map((each) => getComputedStyle(each).textAlign));
        expect.soft(aligned, path).not.toContain('start');
        expect.soft(await partsAboveThePage(page), path).toEqual([]);
        if (!ADMINS.includes(role)) await expectLargeTargets(page, path);
        const silent = announced.filter(isSilent);
        expect.soft(silent, `${path}: no live region arrives together with its words`).toEqual([]);
      });
    }
  });
}
