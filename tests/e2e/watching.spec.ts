import { openBarePage, switchOf, toggle } from './support/bare-page.ts';
import { readmeBlock } from '../support/readme.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ host }) => host.become('admin'));

test('the README’s lines for a page’s own monitoring send each problem once', async ({ page, problems }) => {
  problems.expect(/"kind" of "yes-no-toggle"|"fdm"/);
  const [, own] = readmeBlock('js', '// to Sentry').split(/(?=\/\/ to an address of your own)/);
  const wrong = '<i data-widget="yes-no-toggle" data-kind="fdm" data-id="1" data-load="eager"></i>';
  // Firefox's driver does not see what a beacon carries
  const record = 'window.sent = []; navigator.sendBeacon = (to, blob) => blob.text().then((text) => sent.push(text));';
  const sent = () => page.evaluate(() => (window as unknown as { sent: string[] }).sent); // the page's script above makes it
  await openBarePage(page, `<script>${record}${own}</script>${wrong}${wrong}${toggle(3)}`, { policy: null });
  await expect(switchOf(page, 3)).toBeVisible();
  await expect(page.locator('[data-widget-state=error]')).toHaveCount(2);
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);
  expect((await sent()).map((text) => JSON.parse(text) as unknown)).toEqual([
    expect.objectContaining({ kind: 'properties', widget: 'yes-no-toggle' }),
  ]);
});

test('the README’s lines about what takes long name slow calls and widgets that never load', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.clock.install();
  await page.route(/chunks\/quiz-.*\.js/, () => {}); // never answered
  const lines = readmeBlock('js', 'still loading').replace('10_000', '100').replace('30_000', '1000');
  const quiz = `<div data-widget="quiz" data-load="eager" data-kind="customer" data-assessment-id="7"></div>`;
  await openBarePage(page, `<script>${lines}</script>${quiz}${toggle(3)}`, { policy: null });
  await expect(switchOf(page, 3)).toBeVisible();
  await page.route('**/toggle', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await switchOf(page, 3).click();
  await expect.poll(() => said.join('\n')).toMatch(/slow .*\/toggle \d+/);
  await page.clock.fastForward(1_000);
  await expect.poll(() => said.join('\n')).toContain('still loading quiz');
});
