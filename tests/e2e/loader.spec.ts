import type { Page } from '@playwright/test';
import { HTML_MAY_BE_WRITTEN, openBarePage, stateOf, switchOf, TALL, toggle } from './support/bare-page.ts';
import { loggedOn } from './support/logged.ts';
import { expect, test } from './support/test.ts';
import { hold } from './support/hold.ts';

const known = (page: Page) => page.evaluate(() => DealerWidgets.inspect().map(({ state }) => state));

test.beforeEach(({ host }) => host.become('admin'));

test('widgets in the page and widgets added later in any way, and releases those that leave', async ({ page }) => {
  await openBarePage(page, `<main>${toggle(1)}</main>`, HTML_MAY_BE_WRITTEN);
  await expect(switchOf(page, 1)).toBeVisible();
  await page.locator('main').evaluate(
    (main, [second, third]) => {
      main.insertAdjacentHTML('beforeend', `<section><p>${second}</p></section>`);
      const template = document.createElement('template');
      template.innerHTML = `<div>${third}</div>`;
      main.append(template.content.cloneNode(true));
    },
    [toggle(2), toggle(3)] as const,
  );
  await expect(switchOf(page, 2)).toBeVisible();
  await expect(switchOf(page, 3)).toBeVisible();
  await page.locator('section').evaluate((section) => section.remove());
  await expect.poll(() => known(page)).toEqual(['ready', 'ready']);
});

test('changed attributes and JSON update in place; language and colours are those around', async ({ page }) => {
  const json =
    '<div data-widget="yes-no-toggle" id="json"><script type="application/json">{"kind":"vacancy","id":9,"label":"Toggle 9"}</script></div>';
  await openBarePage(page, toggle(1) + json, HTML_MAY_BE_WRITTEN);
  await expect(switchOf(page, 1)).not.toBeChecked();
  await page.locator('[data-id="1"]').evaluate((element) => (element.dataset.value = '1'));
  await expect(switchOf(page, 1)).toBeChecked();
  await page
    .locator('#json script')
    .evaluate((script) => (script.textContent = '{"kind":"vacancy","id":9,"label":"Toggle 9","value":"1"}'));
  await expect(switchOf(page, 9)).toBeChecked();
  await page.locator('body').evaluate((body) => Object.assign(body.dataset, { locale: 'ms', theme: 'dark' }));
  await expect(switchOf(page, 9)).toHaveText('Ya');
  await expect(page.locator('#json .dw')).toHaveAttribute('data-theme', 'dark');
});

test('as data-load says, also when that changes while the widget waits', async ({ page }) => {
  await openBarePage(page, TALL + toggle(3));
  await expect.poll(() => stateOf(page, 3)).toBe('pending');
  await page.locator('[data-id="3"]').evaluate((element) => element.setAttribute('data-load', 'eager'));
  await expect(switchOf(page, 3)).toBeVisible();
});

for (const [when, head, foot] of [
  ['async', '<script type="module" async src="/widgets/loader.js"></script>', ''],
  ['at the end of the body', '', '<script type="module" src="/widgets/loader.js"></script>'],
] as const) {
  test(`the script works ${when}`, async ({ page }) => {
    await openBarePage(page, toggle(1) + foot, { head });
    await expect(switchOf(page, 1)).toBeVisible();
  });
}

test('the script works long after the page was ready; a second one does nothing', async ({ page, problems }) => {
  problems.expect(/Error: a faulty callback/);
  const notes = loggedOn(page, 'info');
  await openBarePage(page, toggle(1), { ...HTML_MAY_BE_WRITTEN, head: '' });
  const add = (query: string) =>
    page.evaluate(
      (src) => document.head.append(Object.assign(document.createElement('script'), { type: 'module', src })),
      `/widgets/loader.js${query}`,
    );
  await page.evaluate(() => {
    const calls: string[] = [];
    Object.assign(window, { calls });
    const queue: Array<(api: { version: string }) => void> = [];
    // before the loader it is a list of callbacks
    (window as unknown as { DealerWidgets: unknown }).DealerWidgets = queue;
    queue.push(() => {
      throw new Error('a faulty callback');
    });
    queue.push((api) => calls.push(`version ${api.version}`));
  });
  await add('');
  await expect(switchOf(page, 1)).toBeVisible();
  expect(await page.evaluate('calls')).toEqual([expect.stringMatching(/^version \d/)]);
  await add('?second');
  await expect.poll(() => notes.filter((note) => /does not start/.test(note)).length).toBe(1);
  expect(await known(page)).toEqual(['ready']);
});

test('a page that has its own DealerWidgets is told so, and keeps it', async ({ page }) => {
  const notes = loggedOn(page);
  await page.addInitScript(() => Object.assign(window, { DealerWidgets: { theirs: true } }));
  await openBarePage(page, toggle(1));
  await expect
    .poll(() => notes.join())
    .toMatch(/^dealer-widgets does not start: window\.DealerWidgets exists\. .*theirs/);
  expect(await page.evaluate(() => window.DealerWidgets)).toEqual({ theirs: true });
});

test('a removed state is restored; without its name a widget is released', async ({ page }) => {
  await openBarePage(page, toggle(1));
  await expect(switchOf(page, 1)).toBeVisible();
  const element = page.locator('[data-id="1"]');
  await element.evaluate((span) => span.removeAttribute('data-widget-state'));
  await expect(element).toHaveAttribute('data-widget-state', 'ready');
  await element.evaluate((span) => span.removeAttribute('data-widget'));
  await expect(page.getByText('No', { exact: true })).toBeVisible();
  await expect(switchOf(page, 1)).toHaveCount(0);
  await element.evaluate((span) => span.setAttribute('data-widget', 'yes-no-toggle'));
  await expect(switchOf(page, 1)).toBeVisible();
});

test('the host may empty the element in the middle of a request', async ({ page }) => {
  await openBarePage(page, toggle(3));
  const answer = await hold(page, '**/app/admin/recognition/toggle');
  await switchOf(page, 3).click();
  await expect(switchOf(page, 3)).toHaveAttribute('aria-busy', 'true');
  await page.locator('[data-id="3"]').evaluate((element) => element.replaceChildren());
  answer();
  await expect(switchOf(page, 3)).toBeChecked();
});

test('a screenful of widgets is found in one go, also on a slow phone that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    const now = performance.now.bind(performance);
    let passed = 0;
    performance.now = () => now() + (passed += 3);
  });
  await openBarePage(page, Array.from({ length: 30 }, (_, index) => toggle(index)).join(''));
  await expect(page.locator('[data-widget-state=ready]')).toHaveCount(30);
});
