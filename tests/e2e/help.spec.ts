import { expect, test } from './support/test.ts';

test('help opens in place, keeps its looks, and finds its way back @phone', async ({ page, host, browserName }) => {
  await host.open('dealer', '/app/help');
  await page.getByRole('button', { name: 'Cara mendaftar pelanggan (app)' }).click();
  await expect(page.getByText('Imbas kad pengenalan.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Menu' }).click();
  await expect(page.getByText('Imbas kad pengenalan.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cara mendaftar pelanggan (app)' })).toBeFocused();

  // on paper, what is closed can be read, too; the driver of Firefox has no media
  const answers = ['1. Buka tempahan anda.', 'Lihat laman utama.', 'Sila datang awal.'];
  if (browserName === 'chromium') {
    await page.emulateMedia({ media: 'print' });
    for (const answer of answers) await expect(page.getByText(answer)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
  for (const answer of answers) await expect(page.getByText(answer)).toBeHidden();

  const question = page.getByRole('button', { name: 'Bolehkah saya menukar slot ATM?' });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('1. Buka tempahan anda.')).toBeVisible();
  await page.getByRole('button', { name: 'Di mana pejabat anda?' }).click();
  await expect(page.getByText('Lihat laman utama.')).toBeVisible();

  await page.getByRole('button', { name: 'Nota waktu operasi' }).click();
  await expect(page.getByText('Sila datang awal.')).toBeVisible();

  const more = page.getByRole('button', { name: 'Baca lagi' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(page.getByRole('button', { name: 'Tunjukkan kurang' })).toBeVisible();
  const isSidewaysScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isSidewaysScrolled).toBe(false);
});
