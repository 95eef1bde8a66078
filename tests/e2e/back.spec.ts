import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/*
 * Without bfcache, which Playwright's browsers do not have, Back shows the document from the HTTP cache, unless the host sends `no-store`. Where
 * something was saved, the page is then loaded again.
 */

test('a switch and a note saved before Back are shown as they were saved, in what the page makes of a template too', async ({
  page,
  host,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const template = Object.assign(document.createElement('template'), { id: 'kept' });
      const item = document.querySelector('#customer-2 [data-label^=Bayaran]');
      if (item) template.content.append(document.importNode(item, true));
      document.body.append(template);
    }),
  );
  await host.open('dealer', '/app/customers');
  const customer = page.locator('#customer-2');
  const item = customer.getByRole('switch', { name: /^Bayaran/ });
  const before = await item.getAttribute('aria-checked');
  const after = before === 'true' ? 'false' : 'true';
  await item.click();
  await expect(item).toHaveAttribute('aria-checked', after);
  await customer.getByRole('button', { name: /^Ubah/ }).click();
  await customer.getByRole('textbox').fill('Nota baharu');
  await customer.getByRole('button', { name: 'Simpan' }).click();
  await customer.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully updated.')).toBeVisible();
  await page.goto('/app/empire');
  await page.goBack();
  await expect(item).toHaveAttribute('aria-checked', after);
  await expect(customer.locator('.note-text')).toHaveText('Nota baharu');
  await page.evaluate(() => {
    const { content } = document.querySelector<HTMLTemplateElement>('#kept')!;
    document.querySelector('#customer-2')!.append(document.importNode(content, true));
  });
  await expect(item.nth(1)).toHaveAttribute('aria-checked', after);
  await item.first().click(); // back to what it was
  await expect(item.first()).toHaveAttribute('aria-checked', before ?? '');
  await page.goto('/app/empire');
  await page.goBack();
  await expect(item).toHaveAttribute('aria-checked', before ?? '');
  await page.reload();
  await expect(item).toHaveAttribute('aria-checked', before ?? '');
  await expect(customer.locator('.note-text')).toHaveText('Nota baharu');
});

test('a switch whose answer had not come when the page was left shows after Back what the server has', async ({
  page,
  host,
  problems,
}) => {
  problems.tolerate(/could not be saved/);
  await host.open('admin', '/app/admin/dealers');
  const item = page.getByRole('switch', { name: /^FMD/ }).first();
  const before = await item.isChecked();
  const saved = async (): Promise<string | undefined> => {
    const html = await (await page.request.get('/app/admin/dealers')).text();
    return /data-kind="fmd"[^>]*data-value="(\d)"/.exec(html)?.[1];
  };
  const savedBefore = await saved();
  expect(savedBefore).toBeDefined();
  await host.fault('slow', { path: '/app/admin/fmd/toggle', ms: 1000 });
  const sent = page.waitForRequest('**/app/admin/fmd/toggle');
  await item.click();
  await sent;
  await page.goto('/app/admin/apprentices');
  await expect.poll(saved).not.toBe(savedBefore);
  await page.goBack();
  await expect(item).toBeChecked({ checked: !before });
});

test('the tickets that an order has taken are gone after Back from the payment', async ({ page, host }) => {
  await host.open('dealer', '/app/training/9');
  await page.getByRole('button', { name: 'DAFTAR', exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Kuantiti' }).selectOption('12');
  await form.getByRole('checkbox', { name: 'Saya faham dan bersetuju.' }).check();
  await form.getByRole('button', { name: 'Daftar dan bayar' }).click();
  await page.getByRole('button', { name: /^Ya, bayar RM/ }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Payment successful.')).toBeVisible();
  while (!page.url().includes('/training/9')) await page.goBack(); // browsers count the payment's pages differently
  await expect(page.getByText('Tiket telah habis')).toBeVisible();
});

/** What somebody enters in the widgets of a form of the page, by the form's address. */
const enter: Record<string, [role: 'admin' | 'dealer', enter: (page: Page) => Promise<void>]> = {
  '/app/admin/page-content': [
    'admin',
    async (page) => {
      await page.getByRole('textbox', { name: 'Phone 1' }).press('Enter');
      await page.keyboard.type('60198765432');
      await page.getByRole('button', { name: /^Drag/ }).first().focus();
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    },
  ],
  '/app/admin/training-prices': [
    'admin',
    async (page) => {
      await page.getByRole('button', { name: 'Add' }).click();
      await page.keyboard.type('Awal');
      await page
        .getByRole('textbox', { name: /^Price/ })
        .last()
        .fill('12.50');
    },
  ],
  '/app/upline': [
    'dealer',
    async (page) => {
      await page.getByRole('combobox', { name: 'Upline' }).fill('Sharifah');
      await page.keyboard.press('Enter');
    },
  ],
  '/app/admin/dealer-search': [
    'admin',
    async (page) => {
      const search = page.locator('[data-widget=dealer-search]');
      await search.getByRole('combobox').fill('Sharifah');
      await search.getByRole('option').first().click();
    },
  ],
};

for (const [path, [role, work]] of Object.entries(enter))
  test(`${path}: what was entered is there after Back and after a reload, not after a link`, async ({ page, host }) => {
    await host.open(role, path);
    await expect(page.locator('form [data-widget]:not([data-widget-state=ready])')).toHaveCount(0);
    const posted = () =>
      page
        .locator('form:has([data-widget])')
        .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const before = await posted();
    await work(page);
    await expect.poll(posted).not.toEqual(before);
    const after = await posted();
    await page.goto('/demo');
    await page.goBack();
    await expect.poll(posted).toEqual(after);
    await page.reload();
    await expect.poll(posted).toEqual(after);
    await page.goto('/demo');
    await page.goto(path);
    await expect.poll(posted).toEqual(before);
  });

test('after Back, each control gets its own, also among several of a name, unless its form or the page is against it, or it is in none', async ({
  page,
}) => {
  const box = (value: string) =>
    `<div data-widget="input-add" data-load="eager" data-locale="en" data-name="phones" data-values='["${value}"]'></div>`;
  const form = (value: string, attributes = '') => `<form ${attributes}>${box(value)}</form>`;
  const body = (third: string) => form('1') + form('1') + form(third) + form('1', 'autocomplete="off"') + box('1');
  const boxes = page.getByRole('textbox');
  const values = () => boxes.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  let bodyNow = body('1');
  await page.route('**/app/admin/bare', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module" src="/widgets/loader.js"></script>${bodyNow}`,
    }),
  );
  await page.goto('/app/admin/bare');
  await expect(boxes).toHaveCount(5);
  for (const at of [1, 2, 3, 4]) await boxes.nth(at).fill('2');
  await page.goto('/demo');
  bodyNow = body('7');
  await page.goBack();
  await expect(boxes).toHaveCount(5);
  await expect.poll(values).toEqual(['1', '2', '7', '1', '1']);
});
