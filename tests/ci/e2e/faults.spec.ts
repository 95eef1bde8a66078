import type { Locator } from '@playwright/test';
import { expect, test } from '../../e2e/support/test.ts';

const HARMLESS = [/status of \d{3}|net::ERR_/, /dealer-widgets: /];

test('a switch that may have been saved offers a reload, which shows its state', async ({ page, host, problems }) => {
  problems.tolerate(...HARMLESS);
  await host.open('admin', '/app/admin/dealers');
  const dealer = page.getByRole('switch').first();
  const before = await dealer.isChecked();
  await host.fault('fail-late', { path: '/app/admin/fmd/toggle' });
  await dealer.click();
  await expect(dealer).toBeChecked({ checked: before });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: /not known whether/ }).click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await loaded;
  await expect(dealer).toBeChecked({ checked: !before });
  await expect(page.getByText(/not known whether/)).toHaveCount(0);
});

test('on a phone a slow save has a sign, and a failed one covers no note', async ({ page, host, problems }) => {
  problems.tolerate(...HARMLESS);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await host.open('dealer', '/app/customers');
  await host.fault('fail', { path: '/app/customer', count: 20 });
  const panel = page.locator('.ui-status-panel');
  await page.route('**/toggle-checklist', () => {}); // no answer comes
  await page.getByRole('switch').nth(1).click();
  const slow = page.getByRole('button', { name: /^Masih/ });
  await expect(async () => {
    await page.clock.fastForward(11_000); // the time counts from the next effect
    await expect(slow).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expect(panel).toHaveCount(0);
  await slow.click();
  await expect(panel).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await page
    .getByRole('button', { name: /^Ubah: / })
    .last()
    .click();
  const note = page.getByRole('textbox', { name: /^Nota/ });
  await note.fill('Satu\nDua\nTiga');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/^tidak pasti sama ada telah disimpan/).last()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isCovered(note)).toBe(false);
  await expect(panel, 'it is in the form').toHaveCount(0);
});

/** Whether something else covers a part of a control. */
const isCovered = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    const points = [
      [0.5, 0.1],
      [0.5, 0.9],
      [0.2, 0.5],
      [0.8, 0.5],
    ] as const; // its corners are round
    return points.some(([x, y]) => !element.contains(root.elementFromPoint(left + width * x, top + height * y)));
  });
