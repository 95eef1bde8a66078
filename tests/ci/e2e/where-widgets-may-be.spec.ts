import type { Page } from '@playwright/test';
import { HTML_MAY_BE_WRITTEN, known, openBarePage, switchOf, toggle, turnOn } from '../../e2e/support/bare-page.ts';
import { loggedOn } from '../../e2e/support/logged.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** How a host limits which of its elements are widgets (guide "Security"). */

const elementOf = (page: Page, id: number) => page.locator(`[data-id="${id}"]`);

test.beforeEach(({ host }) => host.become('admin'));

/** Adds the markup to a shadow root of the page's own that is passed to the loader. */
const addToShadowRoot = (page: Page, host: string, html: string) =>
  page.locator(host).evaluate((element, markup) => {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.innerHTML = markup;
    DealerWidgets.scan(root);
  }, html);

test.describe('a host limits where widgets may be', () => {
  test('below data-dw-ignore nothing is adopted: at once, added, moved there, named there', async ({ page }) => {
    await openBarePage(
      page,
      `<section data-dw-ignore><p>${toggle(1)}</p></section><main>${toggle(2)}</main>`,
      HTML_MAY_BE_WRITTEN,
    );
    await expect(switchOf(page, 2)).toBeVisible();
    await page.locator('section').evaluate((section, html) => section.insertAdjacentHTML('beforeend', html), toggle(3));
    await page.locator('section').evaluate((section) => {
      const named = Object.assign(document.createElement('span'), { textContent: 'named' });
      section.append(named, document.querySelector('[data-id="2"]')!);
      Object.assign(named.dataset, { kind: 'recognition', id: '4', widget: 'yes-no-toggle' });
    });
    await expect(switchOf(page, 2)).toHaveCount(0);
    await expect.poll(() => known(page)).toBe(0);
    await expect(page.locator('[data-widget-state]')).toHaveCount(0);
    await page.locator('main').evaluate((main) => main.append(document.querySelector('[data-id="2"]')!));
    await expect(switchOf(page, 2)).toBeVisible();
    await expect.poll(() => known(page)).toBe(1);
  });

  test('data-dw-ignore that comes later takes widgets away until it goes; morphs too', async ({ page }) => {
    await openBarePage(page, `<main><p>${toggle(1)}</p></main>`, HTML_MAY_BE_WRITTEN);
    await expect(switchOf(page, 1)).toBeVisible();
    await page.locator('main').evaluate((main) => main.setAttribute('data-dw-ignore', ''));
    await expect(switchOf(page, 1)).toHaveCount(0);
    await expect(page.getByText('No', { exact: true })).toBeVisible();
    await elementOf(page, 1).evaluate((element) => {
      Object.assign(element.dataset, { value: '1', widgetState: 'ready' });
      element.textContent = 'Morphed';
    });
    await expect.poll(() => known(page)).toBe(0);
    await page.locator('main').evaluate((main) => main.removeAttribute('data-dw-ignore'));
    await expect(switchOf(page, 1)).toBeChecked();
    await elementOf(page, 1).evaluate((element) => element.setAttribute('data-dw-ignore', '')); // on itself
    await expect(switchOf(page, 1)).toHaveCount(0);
  });

  test('data-dw-ignore reaches into shadow roots, and one that leaves lets its widgets go', async ({ page }) => {
    await openBarePage(page, '<main><my-card></my-card></main><aside data-dw-ignore></aside>', HTML_MAY_BE_WRITTEN);
    await addToShadowRoot(page, 'my-card', `<my-inner></my-inner>${toggle(1)}`);
    await addToShadowRoot(page, 'my-inner', toggle(2));
    await expect(switchOf(page, 1)).toBeVisible();
    await expect(switchOf(page, 2)).toBeVisible();
    await page.locator('main').evaluate((main) => main.setAttribute('data-dw-ignore', ''));
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect.poll(() => known(page)).toBe(0);
    await page.locator('main').evaluate((main) => main.removeAttribute('data-dw-ignore'));
    await expect(page.getByRole('switch')).toHaveCount(2);
    await page.locator('main').evaluate((main) => (main.dataset.theme = 'dark'));
    await expect(page.locator('.dw[data-theme=dark]')).toHaveCount(2);
    await page.evaluate(() => document.querySelector('aside')!.append(document.querySelector('my-card')!));
    await expect(page.getByRole('switch')).toHaveCount(0);
    await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('my-card')!));
    await expect(page.getByRole('switch')).toHaveCount(2);
    await page.evaluate(() => document.querySelector('my-card')!.remove());
    await expect.poll(() => known(page)).toBe(0);
  });
});

test.describe('names of the page itself', () => {
  const ADMIN_LTE = [
    ...['pushmenu', 'treeview', 'control-sidebar', 'card-refresh', 'todo-list', 'fullscreen', 'chat-pane-toggle'],
    ...['remove', 'collapse', 'late'], // the last is of another library; part of the loader has nearly this name
  ];

  test("AdminLTE's data-widget is the page's: a quiet note, no state, no error", async ({ page }) => {
    const notes = loggedOn(page, 'info');
    await openBarePage(
      page,
      ADMIN_LTE.map((name) => `<a href="#" data-widget="${name}">${name}</a><i data-widget="${name}">x</i>`).join('') +
        toggle(3),
    );
    await expect(switchOf(page, 3)).toBeVisible();
    await expect.poll(() => notes.filter((note) => note.includes('"pushmenu"')).length).toBe(1);
    await expect(page.locator('[data-widget-state]')).toHaveCount(1);
    await page.getByText('treeview').evaluate((element) => element.append('changed'));
    await page.evaluate(() => DealerWidgets.scan());
    expect(notes.filter((note) => note.includes('"treeview"'))).toHaveLength(1);
  });

  test('a widget the host defines after its element was found still comes to life', async ({ page }) => {
    await openBarePage(page, '<i data-widget="xyzzy">x</i>', HTML_MAY_BE_WRITTEN);
    const notes = loggedOn(page, 'info');
    await page.reload();
    await expect.poll(() => notes.length).toBe(1);
    await page.evaluate(() =>
      DealerWidgets.define({
        name: 'xyzzy',
        mount(element: Element, report: { ready(): void }) {
          element.textContent = 'plugh';
          report.ready();
          return { update() {}, unmount() {} };
        },
      }),
    );
    await expect(page.getByText('plugh')).toHaveAttribute('data-widget-state', 'ready');
  });

  test('the script tag may name another attribute', async ({ page }) => {
    await openBarePage(
      page,
      `<i data-widget="pushmenu">x</i>${toggle(1)}${toggle(3).replace('data-widget', 'data-widget="pushmenu" data-dw-widget')}`,
      {
        policy: null,
        head: '<link rel="stylesheet" href="/widgets/widgets.css"><script type="module" src="/widgets/loader.js" data-attribute="data-dw-widget"></script>',
      },
    );
    const displayOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).display);
    expect(await displayOf('i')).toBe('inline');
    await turnOn(page, 3);
    await expect.poll(() => known(page)).toBe(1);
    await elementOf(page, 3).evaluate((element) => element.removeAttribute('data-dw-widget'));
    await expect(switchOf(page, 3)).toHaveCount(0);
    await elementOf(page, 1).evaluate((element) => element.setAttribute('data-dw-widget', 'yes-no-toggle'));
    await expect(switchOf(page, 1)).toBeVisible();
  });
});
