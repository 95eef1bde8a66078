import { readFileSync } from 'node:fs';
import { openBarePage } from '../../e2e/support/bare-page.ts';
import { expect, test } from '../../e2e/support/test.ts';

const css = readFileSync(new URL('../../../shared/ui/popups/sweetalert/popup.css', import.meta.url), 'utf8');

/** Every class that our popups have or have had, as a comment of the page can have them. */
const CLASSES = [
  ...new Set([...css.matchAll(/\.([a-z][\w-]+)/g)].map(([, name]) => name!)),
  ...['swal2-container', 'dw-swal2-container', 'dw-swal2-popup', 'dw-popup', 'dw-popup-shell', 'dw-toast'],
];
const COMMENT = CLASSES.map((name) => `<div class="${name}"><div class="${name}">Komen</div></div>`).join('');

test('a comment with the class names of our popups neither takes them over nor looks like them', async ({ page }) => {
  await openBarePage(
    page,
    `<section data-dw-ignore>${COMMENT}</section>
     <div data-widget="dealer-sop" data-locale="ms" data-steps='[{"title":"Semak","detail":""}]'></div>
     <textarea id="text">Kata</textarea><button data-copy="#text">Salin</button>`,
  );
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Mula semula' }).click();
  await expect(page.getByText('Padam semua tanda?')).toBeVisible();
  const looks = await page.locator('section div').evaluateAll((all) =>
    all.map((each) => {
      const { position, display, backgroundColor } = getComputedStyle(each);
      return [position, display, backgroundColor, each.textContent].join();
    }),
  );
  expect([...new Set(looks)].sort()).toEqual(['static,block,rgba(0, 0, 0, 0),Komen']);
  await page.getByRole('button', { name: 'Ya', exact: true }).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Salin' }).click();
  await page.getByText('Copying text was successful').hover(); // its time stands still
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Copying text was successful')).toHaveCount(0);
});
