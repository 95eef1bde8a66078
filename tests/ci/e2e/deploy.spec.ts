import type { Page } from '@playwright/test';
import { startHost } from '../../../mocks/host/host.ts';
import { axeViolations } from '../../e2e/support/axe.ts';
import { missFile, test as base } from '../../e2e/support/deploy.ts';
import { restOfLoader } from '../../e2e/support/rest-of-loader.ts';
import { expect } from '../../e2e/support/test.ts';

/** A page is left open while the platform is deployed. */
const SENTENCE = 'Halaman ini sudah dikemas kini. Sila muat semula.';

/** Each test has a demo host of its own. */
const test = base.extend({
  baseURL: async ({ dist }, provide) => {
    const host = await startHost({ port: 0, dist });
    await provide(host.url);
    await host.close();
  },
});

const notice = (page: Page) => page.getByRole('region', { name: SENTENCE });
const card = (page: Page, number: number) => page.locator(`#card-90${number}`);
const changeMentor = (page: Page, number: number) => card(page, number).getByRole('button', { name: /^Tukar mentor/ });
const note = (page: Page) => card(page, 1).getByRole('textbox', { name: /^Nota mentor/ });

/** How often dw:outdated was dispatched. */
async function countOutdated(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript("outdated = 0; addEventListener('dw:outdated', () => (outdated += 1), true)");
  return () => page.evaluate('outdated');
}

/** A page with a dialog, a note that is being edited, a widget that waits to be woken, and a copy button. */
async function openPage(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(changeMentor(page, 1)).toBeVisible();
  await card(page, 1).getByRole('button', { name: /^Ubah/ }).click();
  await note(page).fill('Belum disimpan');
  await page.locator('main').evaluate((main) => {
    const faq = Object.assign(document.createElement('div'), { textContent: 'Soalan' });
    Object.assign(faq.dataset, { widget: 'faq-item', load: 'interaction', question: 'Soalan', answer: 'Jawapan' });
    faq.tabIndex = 0;
    const copy = Object.assign(document.createElement('button'), { textContent: 'Salin' });
    copy.dataset.copy = 'h1';
    main.prepend(faq, copy);
  });
  await restOfLoader(page);
}

test('after a deploy, missing files show a notice; a reload keeps input', async ({ page, host, problems, deploy }) => {
  problems.expect(/status of 404/);
  problems.expect(/is not there\. The server answers 404\. When the page was opened before a deploy, reload it/);
  // each names its own file, and the one that was looked for
  problems.expect(
    /(\S+\.js) did not load, nor did (?!\1)\S+\.js before it, which is not there\. The server answers 404/,
  );
  const outdated = await countOutdated(page);
  await openPage(page, () => host.open('dealer', '/app/empire'));
  await deploy(0);
  const close = async (): Promise<void> => {
    await expect(notice(page).getByRole('status')).toHaveText(SENTENCE);
    await notice(page).getByRole('button', { name: 'Tutup' }).click();
    await expect(notice(page)).toBeHidden();
  };

  await test.step('a widget that is loaded now: the page keeps what it wrote', async () => {
    await page.getByText('Soalan').click();
    await close();
    await expect(page.locator('[data-widget=faq-item]')).toHaveAttribute('data-widget-state', 'error');
    await expect(page.getByText('Soalan')).toBeVisible();
    expect(await outdated()).toBe(1);
  });
  await test.step('a dialog: its widget shows it too', async () => {
    await changeMentor(page, 2).click();
    await expect(notice(page)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await close();
    await expect(card(page, 2).getByText(SENTENCE)).toBeVisible();
    await expect(card(page, 2).getByRole('button', { name: 'Muat semula' })).toBeVisible();
  });
  await test.step('a copy button and a question before saving, which need no further code', async () => {
    await page.getByRole('button', { name: 'Salin', exact: true }).click();
    await expect(page.getByText('Copying text was successful')).toBeVisible();
    await card(page, 1).getByRole('button', { name: 'Simpan' }).click();
    await card(page, 1)
      .getByRole('alertdialog')
      .getByRole('button', { name: /^(Batal|Cancel)$/ })
      .click();
    await expect(note(page)).toHaveValue('Belum disimpan');
    expect(await outdated(), 'dw:outdated is dispatched once').toBe(1);
  });
  await test.step('a page that asks first: it prevents the reload, as that of any widget', async () => {
    await changeMentor(page, 2).click();
    await page.evaluate(() => {
      const { on } = DealerWidgets;
      const ask = (detail: unknown, event?: Event): void => {
        event?.preventDefault();
        document.body.dataset.url = (detail as { url: string }).url;
      };
      on('navigate', ask, { once: true });
    });
    await notice(page).getByRole('button', { name: 'Muat semula' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-url', page.url());
    await expect(notice(page)).toBeVisible();
  });
  await test.step('the reload', async () => {
    await expect(note(page)).toHaveValue('Belum disimpan');
    const loaded = page.waitForEvent('load');
    await notice(page).getByRole('button', { name: 'Muat semula' }).click();
    await loaded;
    await expect(note(page)).toHaveValue('Belum disimpan');
    await changeMentor(page, 2).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});

test('the notice has the looks of the page, is in an open dialog, and has keys', async ({ page, host, problems }) => {
  problems.expect(/status of 404/);
  await host.open('dealer', '/app/empire');
  await page.locator('body').evaluate((body) => (body.dataset.theme = 'dark'));
  await changeMentor(page, 2).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.locator('body').evaluate((body) => (body.dataset.locale = 'en'));
  await missFile(page);
  const english = page.getByRole('region', { name: 'This page has been updated. Please reload it.' });
  const close = english.getByRole('button', { name: 'Close' });
  await expect(close).toBeVisible();
  await expect(english).toHaveAttribute('data-theme', 'dark');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(english).toBeHidden();
  await expect(dialog).toBeVisible();
});
