import { clipboard } from './support/clipboard.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a copy button copies the text of its text area and shows a toast @floor', async ({ page, host }) => {
  await host.open('dealer', '/app/copy-texts');
  const button = page.locator('[data-copy]').first();
  const text = await page.locator((await button.getAttribute('data-copy'))!).inputValue();
  await button.click();
  await expect(page.getByText('Copying text was successful')).toBeVisible();
  expect(await clipboard(page)).toBe(text);
  const box = (await page.locator('.swal2-toast').boundingBox())!;
  expect(box.y).toBeLessThan(120);
  expect(box.x + box.width).toBeGreaterThan(page.viewportSize()!.width - 60);
});

test('DealerWidgets.copy copies an element; nothing to copy is a warning', async ({ page, host, problems }) => {
  await host.open('dealer', '/app/copy-texts');
  const copy = (target: string) => page.evaluate((selector) => DealerWidgets.copy(selector), target);
  expect(await copy('h1')).toBe(true);
  expect(await clipboard(page)).toBe(await page.locator('h1').innerText());
  problems.expect(/no element matches "#nowhere"/);
  expect(await copy('#nowhere')).toBe(false);
  problems.expect(/nothing was copied, because null is neither a selector nor an element/);
  // `copy` is untyped in the page
  expect(await copy(null as unknown as string)).toBe(false);
  await expect(page.getByText('Copying text was unsuccessful')).toBeVisible();
});
