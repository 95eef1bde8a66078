import { expect, test } from './support/test.ts';

/*
 * Without bfcache, which Playwright's browsers do not have, Back shows the document from the HTTP cache, unless the host sends `no-store`. Where
 * something was saved, the page is then loaded again.
 */

test('a switch and a note saved before Back are shown as they were saved', async ({ page, host }) => {
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
  await item.click(); // back to what it was
  await expect(item).toHaveAttribute('aria-checked', before ?? '');
  await page.goto('/app/empire');
  await page.goBack();
  await expect(item).toHaveAttribute('aria-checked', before ?? '');
  await page.reload();
  await expect(item).toHaveAttribute('aria-checked', before ?? '');
  await expect(customer.locator('.note-text')).toHaveText('Nota baharu');
});

test('a switch whose answer had not come shows after Back what the server has', async ({ page, host, problems }) => {
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

test('what was entered in a form is there after Back and after a reload, not after a link', async ({ page, host }) => {
  const path = '/app/admin/dealer-search';
  await host.open('admin', path);
  const search = page.locator('[data-widget=dealer-search]');
  await expect(search).toHaveAttribute('data-widget-state', 'ready');
  const posted = () =>
    page
      .locator('form:has([data-widget])')
      .evaluate((form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const before = await posted();
  await search.getByRole('combobox').fill('Sharifah');
  await search.getByRole('option').first().click();
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

test('after Back, each control gets its own, unless its form or the page is against it', async ({ page }) => {
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
