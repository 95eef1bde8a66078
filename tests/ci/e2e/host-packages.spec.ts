import type { Page } from '@playwright/test';
import { known, settings, switchOf, toggle, turnOn } from '../../e2e/support/bare-page.ts';
import { openWith, serve } from '../../e2e/support/libraries.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { hold } from '../../e2e/support/hold.ts';

/** Pages built with the real libraries, as installed: they replace, morph, move and hide the elements around widgets. */

/** What Turbo fetches under the pointer would fail when the page is loaded again. */
const NO_PREFETCH = '<meta name="turbo-prefetch" content="false">';
const LINKS = '<a href="/app/admin/next">Next</a><a href="/app/admin/bare">First</a>';

test.beforeEach(async ({ host, page }) => {
  await host.become('admin');
  await page.route('**/elsewhere*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
});

test('Turbo: a visit releases the widgets and mounts the new ones with their settings; Back too', async ({ page }) => {
  await serve(page, '/app/admin/next', settings({ locale: 'ms' }) + toggle(6));
  await openWith(page, 'turbo', `${settings({ locale: 'en' })}<a href="/app/admin/next">Next</a>${toggle(3)}`);
  await expect(switchOf(page, 3)).toHaveText('No');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await turnOn(page, 3);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(switchOf(page, 6)).toHaveText('Tidak');
  await expect(switchOf(page, 3)).toHaveCount(0);
  expect(await known(page)).toBe(1);
  await turnOn(page, 6);
  await page.goBack();
  await expect(switchOf(page, 3), 'as the server has answered, although the page in the cache is older').toHaveText(
    'Yes',
  );
  await switchOf(page, 3).click();
  await expect(switchOf(page, 3)).not.toBeChecked();
  expect(await page.evaluate(() => 'same' in window), 'the tab is the same').toBe(true);
});

test('Turbo: a preview shows the answer until the page has come, which a link begins anew', async ({ page }) => {
  await serve(page, '/app/admin/next', '<h1>Next</h1><a href="/app/admin/bare">First</a>', NO_PREFETCH);
  await openWith(page, 'turbo', `<a href="/app/admin/next">Next</a>${toggle(3)}`, NO_PREFETCH);
  await turnOn(page, 3);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  const { promise, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/app/admin/bare', (route) => promise.then(() => route.fallback()));
  await page.getByRole('link', { name: 'First' }).click();
  await expect(page.locator('html[data-turbo-preview]')).toHaveCount(1);
  await expect(switchOf(page, 3)).toBeChecked();
  send();
  await expect(page.locator('html[data-turbo-preview]')).toHaveCount(0);
  await expect(switchOf(page, 3)).not.toBeChecked();
});

test('Turbo: what was entered in a form is there after Back, and not after a link', async ({ page }) => {
  await serve(page, '/app/admin/next', LINKS + toggle(6));
  const control = '<div data-widget="input-add" data-load="eager" data-name="phones" data-label="Phone"></div>';
  await openWith(page, 'turbo', `${LINKS}<form><input name="native">${control}</form>`, NO_PREFETCH);
  const entered = () =>
    page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()].map(String));
  const enter = async (): Promise<void> => {
    await page.locator('[name=native]').fill('1');
    await page.getByRole('textbox', { name: 'Phone 1' }).fill('2');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(switchOf(page, 6)).toBeVisible();
  };
  await enter();
  await page.goBack();
  await expect.poll(entered).toEqual(['1', '2']);
  await page.reload();
  await expect.poll(entered).toContain('2');
  await enter();
  await page.getByRole('link', { name: 'First' }).click();
  await expect(page.locator('html'), 'not the copy that Turbo shows meanwhile').not.toHaveAttribute('aria-busy');
  await expect.poll(entered).toEqual(['']);
});

test('Turbo: settings in the head, to which it only adds, are those of the page that is shown', async ({ page }) => {
  await serve(page, '/app/admin/next', LINKS + toggle(6), settings({ locale: 'ms' }));
  await openWith(page, 'turbo', LINKS + toggle(3), settings({ locale: 'en' }));
  await expect(switchOf(page, 3)).toHaveText('No');
  await page.evaluate(() => Object.assign(window, { same: true }));
  // a page that was seen is shown from Turbo's cache while it is read again; a visit that is left then ends with an uncaught error of Turbo's
  const visited = () => expect(page.locator('html')).not.toHaveAttribute('aria-busy', 'true');
  for (const way of ['there', 'and there again']) {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(switchOf(page, 6), way).toHaveText('Tidak');
    await visited();
    await page.getByRole('link', { name: 'First' }).click();
    await expect(switchOf(page, 3), `back, ${way}`).toHaveText('No');
    await visited();
  }
  await page.goBack();
  await expect(switchOf(page, 6)).toHaveText('Tidak');
  expect(await page.evaluate(() => 'same' in window), 'the tab is the same').toBe(true);
  await expect(page.locator('#dealer-widgets-config')).toHaveCount(1);
});

test('Turbo: a visit before the rest of the loader has come has the settings of its page', async ({ page }) => {
  const rest = await hold(page, /chunks\/~follow-/);
  await serve(page, '/app/admin/next', toggle(6), settings({ locale: 'ms' }));
  await openWith(page, 'turbo', `<a href="/app/admin/next">Next</a>${toggle(3)}`, settings({ locale: 'en' }));
  await expect(switchOf(page, 3)).toHaveText('No');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.locator('[data-id="6"]')).toBeAttached();
  rest();
  await expect(switchOf(page, 6)).toHaveText('Tidak');
  await expect(page.locator('#dealer-widgets-config')).toHaveCount(1);
});

test('Turbo: settings in the body count after those in the head of the former page', async ({ page }) => {
  await serve(page, '/app/admin/next', settings({ locale: 'ms' }) + toggle(6));
  await openWith(page, 'turbo', `<a href="/app/admin/next">Next</a>${toggle(3)}`, settings({ locale: 'en' }));
  await expect(switchOf(page, 3)).toHaveText('No');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(switchOf(page, 6)).toHaveText('Tidak');
});

test('htmx: swapped content is mounted, and its form posts once', async ({ page }) => {
  const picker = `<form action="/elsewhere"><div data-widget="searchable-select" data-load="eager" data-name="upline" data-label="Upline" data-value="1" data-options='[{"value":"1","label":"Ali"}]'></div><button>Send</button></form>`;
  await page.route('**/app/admin/part', (route) =>
    route.fulfill({ contentType: 'text/html', body: picker + toggle(6) }),
  );
  await openWith(
    page,
    'htmx',
    `<button hx-get="/app/admin/part" hx-target="main">More</button><main>${toggle(3)}</main>`,
  );
  await expect(switchOf(page, 3)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(switchOf(page, 6)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Upline' })).toHaveValue('Ali');
  await expect.poll(() => known(page)).toBe(2);
  const posted = page.waitForRequest(/elsewhere/);
  await page.getByRole('button', { name: 'Send' }).click();
  expect(new URL((await posted).url()).searchParams.getAll('upline')).toEqual(['1']);
});

const morph = (page: Page, html: string) =>
  page.locator('main').evaluate((main, next) => {
    // the package puts it there
    const { Idiomorph } = window as unknown as {
      Idiomorph: { morph(old: Element, html: string, options: object): void };
    };
    Idiomorph.morph(main, next, { morphStyle: 'innerHTML' });
  }, html);

test('idiomorph: a widget that stays keeps its state, and a changed id starts a new item', async ({ page }) => {
  await openWith(page, 'idiomorph', `<main><p>${toggle(3)}</p></main>`);
  await turnOn(page, 3);
  const same = await page.locator('[data-widget]').elementHandle();
  await morph(page, `<h2>New</h2><p>${toggle(3, 'data-value="1"').replace('data-value="0" ', '')}</p>`);
  await expect(page.getByRole('heading', { name: 'New' })).toBeVisible();
  await expect(switchOf(page, 3)).toBeChecked();
  expect(await same.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  await morph(page, `<h2>New</h2><p>${toggle(5)}</p>`);
  await expect(switchOf(page, 5)).not.toBeChecked();
});

test('idiomorph: a page changed before the rest of the loader has come keeps its states', async ({ page }) => {
  const rest = await hold(page, /chunks\/~follow-/);
  await openWith(page, 'idiomorph', `<main>${toggle(3, 'data-load="eager"')}</main>`);
  const ready = page.locator('[data-widget-state=ready]');
  await expect(ready).toHaveCount(1);
  await morph(page, `<h2>New</h2>${toggle(3, 'data-load="eager"')}`);
  await expect(ready, 'the new page does not have it').toHaveCount(0);
  rest();
  await expect(ready).toHaveCount(1);
});

test('Alpine: widgets that a template adds, hides and removes @floor', async ({ page }) => {
  await openWith(
    page,
    'alpine',
    `<main x-data="{ open: false, seen: true }"><button @click="open = !open">Open</button><button @click="seen = !seen">Hide</button>
     <template x-if="open"><p>${toggle(6)}</p></template><div x-show="seen">${toggle(3)}<div data-widget="avatar" data-load="eager" data-name="Ali"></div></div></main>`,
  );
  await expect(switchOf(page, 3)).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(switchOf(page, 3)).toBeHidden();
  await page.getByRole('button', { name: 'Hide' }).click();
  await page.getByRole('button', { name: 'Open' }).click();
  await turnOn(page, 6);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => known(page)).toBe(2);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(switchOf(page, 6), 'as it was saved, not as the template was written').toBeChecked();
  await page.getByRole('button', { name: 'Change Photo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const hide = page.getByRole('button', { name: 'Hide', includeHidden: true });
  await hide.evaluate((button: HTMLElement) => button.click()); // as a timer of the page would
  await expect(dialog).toBeHidden();
  await hide.click(); // the page is not inert
  await expect(dialog).toBeVisible();
});
