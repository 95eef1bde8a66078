import type { Frame } from 'playwright';
import { expect, test } from 'vitest';
import { openSite } from './site.ts';

const { openFramed, openStory, page, problems } = await openSite();

test('what is loaded late arrives too: a copy button of the page and its toast', async () => {
  await openStory('admin-yes-no-toggle--no');
  await page.evaluate(() => {
    const page = document.createElement('template');
    page.innerHTML = '<p id="greeting">Selamat datang</p><button data-copy="#greeting">Copy the greeting</button>';
    document.body.append(page.content);
  });
  await page.getByRole('button', { name: 'Copy the greeting' }).click();
  await page.getByText('Copying text was successful').waitFor();
  expect(problems).toEqual([]);
});

test('the toolbar acts on every story', async () => {
  await openStory('admin-yes-no-toggle--no', 'theme:both', 'locale:ms', 'direction:rtl');
  const switches = page.getByRole('switch', { name: 'Aminah binti Hassan' });
  await expect.poll(() => switches.allInnerTexts()).toEqual(['Tidak', 'Tidak']);
  const backgrounds = page
    .locator('.dw-host-page')
    .evaluateAll((pages) => pages.map((each) => getComputedStyle(each).backgroundColor));
  expect(await backgrounds).toEqual(['rgb(255, 255, 255)', 'rgb(22, 25, 30)']);
  expect(await page.locator('.dw-host-page').first().getAttribute('dir')).toBe('rtl');

  await openStory('admin-yes-no-toggle--no', 'network:401');
  await switches.click();
  await page.getByRole('button', { name: 'Reload', exact: true }).waitFor();

  for (const [network, words] of Object.entries({
    slow: 'Loading the courses…',
    offline: 'The connection failed',
    '500': 'The server has a problem',
    '419': 'Your session has ended',
  })) {
    await openStory('training-course-calendar--month', `network:${network}`);
    await page.getByText(words).waitFor();
  }
  await openStory(
    'training-interest-calendar--thirty-one-days',
    'network:empty',
    'locale:en',
    'host:bootstrap-3',
    'density:compact',
  );
  const empty = page.getByRole('paragraph').filter({ hasText: 'There is no course interest for the next 31 days' });
  await empty.waitFor();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Helvetica Neue');
  // the mocks' service worker unregisters itself when its last page closes; the browser's update of it, begun by the next page, may then fail
  const expected = /status (of )?(401|419|500)|ERR_FAILED|Failed to update a ServiceWorker .* Not found/;
  expect(problems.filter((each) => !expected.test(each))).toEqual([]);
});

test('the theme editor changes the shown story, warns of little contrast, and copies what does the same', async () => {
  await openFramed('docs/admin-yes-no-toggle--docs');
  await page.frameLocator('#storybook-preview-iframe').getByRole('link', { name: 'Try your own colours' }).click();
  await page.getByLabel('Brand colour').waitFor();
  await openFramed('story/admin-yes-no-toggle--yes&globals=density:compact');
  await page.getByRole('tab', { name: 'Theme' }).click();
  const field = (token: string) => page.getByLabel(token, { exact: true });
  const shown = page.frameLocator('#storybook-preview-iframe').getByRole('switch');
  const background = (): Promise<string> => shown.evaluate((each) => getComputedStyle(each).backgroundColor);
  const copied = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Copy CSS' }).click();
    await page.getByText('Copied').waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await field('green-fill').fill('#aaddaa');
  await page.getByText(/--dw-on-green-fill on --dw-green-fill .* 4.5 : 1 is needed/).waitFor();
  await expect.poll(background).toBe('rgb(170, 221, 170)');
  await field('radius-s').fill('3px');
  const dark = '--dw-green-fill: initial;';
  expect(await copied()).toBe(
    `:root {\n  --dw-green-fill: #aaddaa;\n  --dw-radius-s: 3px;\n  --dw-density: compact;\n}\n[data-theme='dark'] {\n  ${dark}\n}\n` +
      `@media (prefers-color-scheme: dark) {\n  [data-theme='auto'] {\n    ${dark}\n  }\n}\n`,
  );
  // an emptied field is the style sheet's again
  await field('green-fill').fill('');
  await expect.poll(background).toBe('rgb(26, 122, 62)');
  await field('radius-s').fill('');

  // hovered and soft colours follow the brand's: nothing is too close, in neither theme
  for (const brand of ['#12305f', '#ffd400', '#e0115f']) {
    await page.getByLabel('Brand colour').fill(brand);
    await expect.poll(() => field('gold-fill').inputValue()).toBe(brand);
    for (const theme of ['light', 'dark']) {
      await page.getByRole('tabpanel').getByRole('combobox').selectOption(theme);
      await page.getByText('Every pair of colours that meets has enough contrast.').waitFor();
    }
    await page.getByRole('tabpanel').getByRole('combobox').selectOption('light');
  }
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect.poll(() => field('gold-fill').getAttribute('placeholder')).toBe('#f2c138');
});

/** Of each file once, as it is before any compression of a server. Without pictures: how many of the catalogue come depends on how far one scrolls. */
const bytesOf = (frame: Frame): Promise<number> =>
  frame.evaluate(() => {
    const sizes = new Map<string, number>();
    for (const each of performance.getEntries())
      if (each instanceof PerformanceResourceTiming && each.initiatorType !== 'img')
        sizes.set(each.name, each.decodedBodySize);
    return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  });

test('the first page reads half of the 9.6 MB that it once read', async () => {
  await openFramed('docs/welcome--docs');
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.getByRole('link', { name: 'yes-no-toggle', exact: true }).waitFor();
  await shown.getByRole('link', { name: 'Find one' }).waitFor(); // "On this page"
  const [manager = 0, preview = 0] = await Promise.all(page.frames().map(bytesOf));
  expect(manager + preview, `manager ${manager}, preview ${preview}`).toBeLessThan(4_800_000);
});
