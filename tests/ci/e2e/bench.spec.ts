import { plainLoop } from '../../bench/mount-costs.ts';
import { togglePage } from '../../bench/toggle-page.ts';
import { expect, test } from '../../e2e/support/test.ts';

test('the loop that mounting is compared with shows its toggles, with the library of this build', async ({ page }) => {
  const html = togglePage(20).replace(/(<script type="module" src=")[^"]*/, '$1/plain.js');
  await page.route('**/plain.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await plainLoop() }),
  );
  await page.route('**/costs', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/costs');
  await expect(page.getByRole('switch')).toHaveCount(20);
  await page.locator('[data-id="1"]').evaluate((element) => element.setAttribute('data-value', '1'));
  await expect(page.getByRole('switch', { name: 'Dealer 1', exact: true })).toBeChecked();
});
