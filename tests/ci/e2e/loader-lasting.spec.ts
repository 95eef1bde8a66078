import type { Page } from '@playwright/test';
import { HTML_MAY_BE_WRITTEN, openBarePage, settings, toggle } from '../../e2e/support/bare-page.ts';
import { restOfLoader } from '../../e2e/support/rest-of-loader.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { hold } from '../../e2e/support/hold.ts';

/** What holds for as long as a page is open: the focus, `unmount()`, and memory. */

const question = (more = '') =>
  `<div data-widget="faq-item" data-load="interaction" data-question="When?" data-answer="Tomorrow." ${more}><button>When?</button></div>`;
const widget = '[data-widget]';

test.beforeEach(({ host }) => host.become('admin'));

test('a click on a widget whose code comes late leaves the focus where the person types', async ({ page }) => {
  const come = await hold(page, '**/chunks/faq-item-*.js*');
  await openBarePage(page, `${question()}<label>Name <input></label>`);
  await page.getByRole('button', { name: 'When?' }).click();
  await page.getByLabel('Name').click();
  await page.keyboard.type('Ami');
  come();
  await expect(page.locator(widget)).toHaveAttribute('data-widget-state', 'ready');
  await restOfLoader(page);
  await page.keyboard.type('nah');
  await expect(page.getByLabel('Name')).toHaveValue('Aminah');
  await expect(page.getByRole('button', { name: 'When?', expanded: false })).toBeVisible();
});

test.describe('unmount() lasts until scan()', () => {
  const unmountMain = (page: Page) => page.evaluate("DealerWidgets.unmount(document.querySelector('main'))");
  /** A switch beside it that comes: by then the loader has seen every change before. */
  async function showSwitch(page: Page): Promise<void> {
    await page.locator('aside').evaluate((aside, html) => aside.insertAdjacentHTML('beforeend', html), toggle(4));
    await expect(page.getByRole('switch', { name: 'Toggle 4' }).last()).toBeVisible();
  }

  for (const [what, change] of Object.entries({
    'an attribute around it': "document.body.classList.add('modal-open')",
    'the page settings': `document.querySelector('#dealer-widgets-config').textContent = '{"locale":"ms"}'`,
    'its own properties': "document.querySelector('main [data-widget]').dataset.label = 'Other'",
  }))
    test(`although ${what} changes`, async ({ page }) => {
      await openBarePage(
        page,
        `${settings({ locale: 'en' })}<main>${toggle(3)}</main><aside>${toggle(1)}</aside>`,
        HTML_MAY_BE_WRITTEN,
      );
      await expect(page.getByRole('switch')).toHaveCount(2);
      await unmountMain(page);
      await expect(page.getByRole('switch')).toHaveCount(1);
      await page.evaluate(change);
      await showSwitch(page);
      await expect(page.getByRole('switch')).toHaveCount(2);
      await page.evaluate('DealerWidgets.scan()');
      await expect(page.getByRole('switch')).toHaveCount(3);
    });

  test('for elements that wait their turn, because many came at once', async ({ page }) => {
    await openBarePage(page, '<main></main><aside></aside>', HTML_MAY_BE_WRITTEN);
    await restOfLoader(page);
    const waiting = await page.evaluate(async (html) => {
      const [main, aside] = [document.querySelector('main')!, document.querySelector('aside')!];
      const turns: IdleRequestCallback[] = [];
      window.requestIdleCallback = (turn) => turns.push(turn);
      main.innerHTML = html.repeat(450);
      aside.innerHTML = html;
      while (!turns.length) await new Promise((resolve) => setTimeout(resolve));
      const waitingAtFirst = main.querySelectorAll(':scope > :not([data-widget-state])').length;
      DealerWidgets.unmount(main);
      for (const turn of turns) turn({ didTimeout: false, timeRemaining: () => 0 }); // may add further turns
      return waitingAtFirst;
    }, toggle(3));
    expect(waiting).toBeGreaterThan(0);
    await expect(page.locator('aside [data-widget]')).toHaveAttribute('data-widget-state', 'ready');
    await expect(page.locator('main [data-widget-state]')).toHaveCount(0);
  });
});

test.describe('memory', () => {
  for (const load of ['visible', 'interaction'])
    test(`parts that were removed are let go: ${load}`, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'only its own protocol collects garbage');
      await openBarePage(page, '<main></main>', HTML_MAY_BE_WRITTEN);
      await restOfLoader(page);
      await page.evaluate(
        async (html) => {
          const parts: Array<WeakRef<Element>> = [];
          Object.assign(window, { alive: () => parts.filter((part) => part.deref()).length });
          const main = document.querySelector('main')!;
          for (let count = 0; count < 20; count++) {
            main.innerHTML = `<div>${html}</div>`;
            parts.push(new WeakRef(main.firstElementChild!));
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
          main.innerHTML = '';
        },
        toggle(3, `data-load="${load}"`),
      );
      const protocol = await page.context().newCDPSession(page);
      await expect
        .poll(async () => {
          await protocol.send('HeapProfiler.collectGarbage');
          return page.evaluate('alive()');
        })
        .toBeLessThan(3); // the newest may still be held by a timer of the browser
    });

  test('an element that comes and goes has the same listeners', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only its own protocol counts listeners');
    await openBarePage(page, `<main>${question()}</main>`);
    await restOfLoader(page);
    const protocol = await page.context().newCDPSession(page);
    const listeners = async () => {
      const { result } = await protocol.send('Runtime.evaluate', { expression: `document.querySelector('${widget}')` });
      return (await protocol.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })).listeners.length;
    };
    const before = await listeners();
    await page.locator(widget).evaluate(async (element) => {
      const main = document.querySelector('main')!;
      for (let count = 0; count < 20; count++) {
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
        main.append(element);
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect.poll(listeners).toBe(before);
    await page.getByRole('button', { name: 'When?' }).click();
    await expect(page.getByText('Tomorrow.')).toBeVisible();
  });
});
