import { expect, test } from './support/test.ts';

/*
 * Without bfcache, which Playwright's browsers do not have, Back shows the document from the HTTP cache, unless the host sends `no-store`. Where
 * something was saved, the page is then loaded again.
 */

test('a switch and a note saved before Back are shown as they were saved', async ({ page, host }) => {
  await host.open('dealer', '/app/customers');
  const customer = page.locator('#customer-2');
  const item = customer.getByRole('switch', { name: /^Bayaran/ });
  const before = await item.isChecked();
  await item.click();
  await expect(item).toBeChecked({ checked: !before });
  await customer.getByRole('button', { name: /^Ubah/ }).click();
  await customer.getByRole('textbox').fill('Nota baharu');
  await customer.getByRole('button', { name: 'Simpan' }).click();
  await customer.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Successfully updated.')).toBeVisible();
  await page.goto('/app/empire');
  await page.goBack();
  await expect(item).toBeChecked({ checked: !before });
  await expect(customer.locator('.note-text')).toHaveText('Nota baharu');
  await item.click(); // back to what it was
  await expect(item).toBeChecked({ checked: before });
  await page.goto('/app/empire');
  await page.goBack();
  await expect(item).toBeChecked({ checked: before });
  await page.reload();
  await expect(item).toBeChecked({ checked: before });
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
