import type { Page } from '@playwright/test';
import { openBarePage } from '../../e2e/support/bare-page.ts';
import type { Host } from '../../e2e/support/host.ts';
import { restOfLoader } from '../../e2e/support/rest-of-loader.ts';
import { clipboard } from '../../e2e/support/clipboard.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { hold } from '../../e2e/support/hold.ts';

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

/** As Safari does: a copy that does not begin within the click is refused, whatever was loaded meanwhile. */
function onlyWithinClick(): void {
  if (!isSecureContext) return; // Firefox's empty page before the first has no clipboard
  let within = false;
  addEventListener(
    'click',
    () => {
      within = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (within = false);
      port2.postMessage(null);
    },
    true,
  );
  const guarded = <Args extends unknown[], Answer>(does: (...args: Args) => Promise<Answer>) =>
    function (this: unknown, ...args: Args): Promise<Answer> {
      return within
        ? does.apply(this, args)
        : Promise.reject(new DOMException('not within a click', 'NotAllowedError'));
    };
  Clipboard.prototype.write = guarded(Clipboard.prototype.write);
  Clipboard.prototype.writeText = guarded(Clipboard.prototype.writeText);
  Document.prototype.execCommand = () => false;
}

test('the first press copies within the click, as it must, although the code of toasts comes later', async ({
  page,
  host,
}) => {
  await page.addInitScript(onlyWithinClick);
  const come = await hold(page, '**/chunks/~sweetalert-*');
  await host.open('dealer', '/app/copy-texts');
  const button = page.locator('[data-copy]').first();
  const text = await page.locator((await button.getAttribute('data-copy'))!).inputValue();
  await restOfLoader(page);
  await button.click();
  come();
  await expect(page.getByText('Copying text was successful')).toBeVisible();
  expect(await clipboard(page)).toBe(text);
});

test('DealerWidgets.copy() in the click of a button of the page copies at the first press', async ({ page, host }) => {
  await page.addInitScript(onlyWithinClick);
  await host.open('dealer', '/app/copy-texts');
  await restOfLoader(page);
  const title = page.locator('h1');
  await title.evaluate((element) =>
    element.addEventListener('click', () => {
      const { copy } = DealerWidgets;
      void copy(element).then((copied) => (document.title = `copied: ${copied}`));
    }),
  );
  await title.click();
  await expect(page).toHaveTitle('copied: true');
  expect(await clipboard(page)).toBe(await title.innerText());
});

test('what people wrote does not copy: not inside data-dw-ignore', async ({ page }) => {
  const bait = '<textarea id="bait">Account 666</textarea>';
  const button = (text: string) => `<a href="#followed-${text}" data-copy="#bait">${text}</a>`;
  await openBarePage(page, `${bait}${button('own')}<section data-dw-ignore>${button('ignored')}</section>`);
  await page.getByRole('link', { name: 'own' }).click();
  await expect(page.getByText('Copying text was successful')).toBeVisible();
  expect(await clipboard(page)).toBe('Account 666');
  await page.evaluate(() => navigator.clipboard.writeText('mine'));
  await page.getByRole('link', { name: 'ignored' }).click();
  await expect(page).toHaveURL(/#followed-ignored$/);
  expect(await clipboard(page)).toBe('mine');
});

/** Presses a copy button where the connection is lost for some of our code, and returns the browser's own message. */
async function copyWithout(page: Page, host: Host, code: RegExp, where = '/app/copy-texts'): Promise<string> {
  await page.route(code, (route) => route.abort());
  await host.open('dealer', where);
  const shown = page.waitForEvent('dialog');
  await page.locator('[data-copy], button:has-text("Salin")').first().click();
  const message = await shown;
  await message.dismiss();
  return message.message();
}

test('the browser says that it was copied where the code of toasts does not come', async ({ page, host, problems }) => {
  problems.expect(/Failed to load resource|NetworkError|Cross-Origin Request/);
  problems.expect(/A part of a widget did not start.*its code could not be loaded/);
  expect(await copyWithout(page, host, /\/~sweetalert-/)).toBe('Copying text was successful');
  expect(await clipboard(page)).toBe(await page.locator('textarea').first().inputValue());
  expect(await copyWithout(page, host, /\/~sweetalert-/, '/app/tools')).toBe('Teks berjaya disalin');
  expect(await copyWithout(page, host, /\/~sweetalert-/, '/app/plt/7')).toBe('Link copied to clipboard');
});
