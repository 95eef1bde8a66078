import { openBarePage, toggle } from '../../e2e/support/bare-page.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { hold } from '../../e2e/support/hold.ts';

/** Widgets whose place is kept, and the screens they are on. */
const screens = [
  ['dealer', '/app/academy', 'course-calendar'],
  ['dealer', '/app/tempahan/atm', 'atm-booking'],
  ['dealer', '/app/customers', 'checklist-note'],
  ['dealer', '/app/profile', 'avatar'],
] as const;

test.describe('without JavaScript @without-scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [role, path, name] of screens) {
    test(`${path} shows what the host wrote and keeps no empty boxes`, async ({ page, host }) => {
      await host.open(role, path);
      const widget = page.locator(`[data-widget=${name}]`).first();
      expect(await widget.isVisible()).toBe(true); // not waited for: nothing changes there, and Firefox's driver waits by scripts of the page
      const box = await widget.boundingBox();
      const words = await widget.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().height;
      });
      expect(box!.height).toBeLessThanOrEqual(words + 40);
    });
  }
});

test('a browser below the floor lets all widgets go, also those that are found later', async ({ page, problems }) => {
  problems.expect(/this browser is too old/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'with');
    const waiting: Array<() => void> = [];
    Object.assign(window, {
      requestIdleCallback: (task: () => void) => waiting.push(task),
      beIdle: () => waiting.splice(0).forEach((task) => task()),
    });
  });
  const follow = await hold(page, /chunks\/~follow-/);
  // so many that the loader leaves some until the browser is idle
  await openBarePage(page, Array.from({ length: 250 }, (_, at) => toggle(at)).join(''));
  await expect(page.locator('[data-widget-state=ready]')).not.toHaveCount(0);
  expect(await page.locator('[data-widget]:not([data-widget-state])').count()).toBeGreaterThan(0);
  follow();
  await expect(page.locator('[data-widget-state]')).toHaveCount(0);
  await page.evaluate('beIdle()');
  await expect(page.locator('[data-widget-state]')).toHaveCount(0);
});

test('a browser below the floor keeps the fallback; dw:error is dispatched once', async ({ page, host, problems }) => {
  problems.expect(/this browser is too old/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'with');
    const kinds: string[] = [];
    addEventListener('dw:error', (event) => kinds.push((event as CustomEvent<{ kind: string }>).detail.kind));
    Object.assign(window, { kinds });
  });
  await host.open('admin', '/app/admin/switches');
  const kinds = () => page.evaluate('kinds');
  await expect.poll(kinds).toHaveLength(1);
  await page.evaluate(() => {
    const { scan } = DealerWidgets;
    scan();
    document.querySelector('main')!.append(document.querySelector('[data-widget]')!.cloneNode(true));
  });
  await page.evaluate(() => new Promise((idle) => requestAnimationFrame(() => setTimeout(idle))));
  await expect(page.locator('[data-widget-state]')).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
  expect(await page.locator('[data-widget]').first().innerText()).toMatch(/Yes|No/);
  expect(await kinds()).toEqual(['browser']);
});
