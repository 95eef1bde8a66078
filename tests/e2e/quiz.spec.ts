import { handIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a quiz is reloaded in the middle, resumed, and handed in @floor', async ({ page, host }) => {
  await host.open('dealer', '/app/quiz/2');
  await page.getByRole('radio', { name: 'Memberi salam' }).check();
  await page.reload();
  await expect(page.getByText('Jawapan anda sebelum ini telah dipulihkan (1 daripada 2).')).toBeVisible();
  await expect(page.getByRole('group', { name: /Soalan 2 daripada 2/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hantar' })).toBeHidden();
  await page.getByRole('radio', { name: 'Penyelia bertugas' }).check();
  await handIn(page);
  await page.getByRole('dialog', { name: 'Berjaya dihantar!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/app\/quiz$/);
  await expect(page.getByText('Telah dihantar (1: a, 2: b)')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Jawapan telah dihantar.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Teruskan' }).click();
  await expect(page).toHaveURL(/\/app\/quiz$/);
  // the host offers it again
  await page.goto('/app/quiz/2');
  await expect(page.getByRole('group', { name: /Soalan 1 daripada 2/ })).toBeVisible();
});

test('staff: a server fault keeps every answer, the next try goes through', async ({ page, host, problems }) => {
  problems.expect(/could not be sent|500/);
  await host.open('staff', '/staff/assessment/3');
  for (const answer of ['Memberi salam', 'Penyelia bertugas', '24 jam']) {
    await page.getByRole('radio', { name: answer }).check();
    if (answer !== '24 jam') await page.getByRole('button', { name: 'Seterusnya' }).click();
  }
  await host.fault('fail', { path: '/staff/assessment' });
  await handIn(page);
  await page.getByRole('dialog', { name: 'Try again!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('radio', { name: '24 jam' })).toBeChecked();
  await handIn(page);
  await page.getByRole('dialog', { name: 'Berjaya dihantar!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/staff\/assessment$/);
  await expect(page.getByText('Telah dihantar (1: a, 2: b, 3: a)')).toBeVisible();
});

test('a picture leaves its answers and the button that goes on in sight', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await host.open('dealer', '/app/quiz/1');
  const next = page.getByRole('button', { name: 'Seterusnya' });
  await next.press('Enter'); // before a click Firefox's driver scrolls
  await expect(page.getByRole('button', { name: 'Besarkan gambar bagi soalan 2' })).toBeInViewport({ ratio: 1 });
  for (const answer of await page.getByRole('radio').all()) await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY), 'nobody has scrolled').toBe(0);
});
