import { rolesFor } from '../../mocks/permission.ts';
import { pages } from '../../mocks/host/pages/pages.ts';
import { isSilent, watchAnnouncements } from './support/screen-reader.ts';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

for (const { path, example = path, title } of pages.filter(({ failsOnPurpose }) => !failsOnPurpose)) {
  test(`the screen ${path} ("${title}") opens with its widgets ready and accessible @floor`, async ({ page, host }) => {
    const announced: string[] = [];
    await watchAnnouncements(page, (text) => announced.push(text));
    await host.open(rolesFor(path)[0] ?? 'visitor', example);
    await expect(page.locator('h1')).toBeVisible();
    const unsettled = page.locator('[data-widget-state=loading], [data-widget-state=error]');
    await expect(unsettled).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(unsettled).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    // a name in Jawi stays in line with the others of its column
    const names = page.locator('[data-widget] [dir=auto]:not(p, div, input)');
    const aligned = await names.evaluateAll((all) => all.map((each) => getComputedStyle(each).textAlign));
    expect(aligned).not.toContain('start');
    expect(announced.filter(isSilent), 'no live region arrives together with its words').toEqual([]);
  });
}
