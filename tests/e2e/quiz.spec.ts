import { expect, test } from './support/test.ts';

test('a quiz is reloaded in the middle, resumed at the first unanswered question, and handed in @floor', async ({
  page,
  host,
}) => {
  await host.open('dealer', '/app/quiz/2');
  await page.getByRole('radio', { name: 'Memberi salam' }).check();
  await page.reload();
  await expect(page.getByText('Jawapan anda sebelum ini telah dipulihkan (1 daripada 2).')).toBeVisible();
  await expect(page.getByRole('group', { name: /Soalan 2 daripada 2/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hantar' })).toBeHidden();
  await page.getByRole('radio', { name: 'Penyelia bertugas' }).check();
  await page.getByRole('button', { name: 'Hantar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click();
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
  await page.getByRole('button', { name: 'Hantar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click();
  await page.getByRole('dialog', { name: 'Try again!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('radio', { name: '24 jam' })).toBeChecked();
  await page.getByRole('button', { name: 'Hantar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click();
  await page.getByRole('dialog', { name: 'Berjaya dihantar!' }).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/staff\/assessment$/);
  await expect(page.getByText('Telah dihantar (1: a, 2: b, 3: a)')).toBeVisible();
});

test('two tabs of the same quiz share their answers, and customers and staff do not', async ({
  page,
  context,
  host,
}) => {
  await host.open('dealer', '/app/quiz/1');
  const other = await context.newPage();
  await other.goto('/app/quiz/1');
  // a tab that is not ready yet would read the stored answer in place of getting the event
  await expect(other.getByRole('radio', { name: '99.99%' })).toBeVisible();
  await page.getByRole('radio', { name: '99.99%' }).check();
  await expect(other.getByRole('radio', { name: '99.99%' })).toBeChecked();
  await expect(other.getByText(/juga dibuka dalam tab lain/)).toBeVisible();
  await other.getByRole('button', { name: 'Seterusnya' }).click();
  await other.getByRole('radio', { name: 'Jongkong emas' }).check();
  await page.reload();
  await expect(page.getByRole('group', { name: /Soalan 3 daripada 5/ })).toBeVisible();
  await host.open('staff', '/staff/assessment/1');
  await expect(page.getByRole('group', { name: /Soalan 1 daripada 4/ })).toBeVisible();
});

test('a quiz handed in from one tab cannot be handed in from another', async ({ page, context, host }) => {
  await host.open('dealer', '/app/quiz/2');
  await page.getByRole('radio', { name: 'Memberi salam' }).check();
  await page.getByRole('button', { name: 'Seterusnya' }).click();
  await page.getByRole('radio', { name: 'Penyelia bertugas' }).check();
  const other = await context.newPage();
  await other.goto('/app/quiz/2');
  await expect(other.getByRole('button', { name: 'Hantar' })).toBeVisible();
  let sent = 0;
  context.on('request', (request) => (sent += Number(request.method() === 'POST')));
  await page.getByRole('button', { name: 'Hantar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click();
  await expect(page.getByRole('dialog', { name: 'Berjaya dihantar!' })).toBeVisible();
  await expect(other.getByText('Jawapan telah dihantar dari tab lain.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Hantar' })).toHaveCount(0);
  expect(sent).toBe(1);
});
