import type { Locator } from '@playwright/test';
import { openBarePage } from '../../e2e/support/bare-page.ts';
import { expect, test } from '../../e2e/support/test.ts';

/**
 * Clicks, or presses keys one after the other, and says what has the focus before the next frame.
 * @returns its accessible name or text; `''` when nothing has the focus, so that a key pressed now would be lost
 */
const focusedAfter = (target: Locator, keys: readonly string[] = []): Promise<string> =>
  target.evaluate(async (element: HTMLElement, pressed) => {
    const focused = (): Element | null => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active === document.body ? null : active;
    };
    // what a click or a key changes is rendered in microtasks; a frame and what is done after it come later
    const rendered = async (): Promise<void> => {
      for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    };
    element.focus();
    if (pressed.length === 0) element.click();
    await rendered();
    for (const key of pressed) {
      focused()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
      await rendered();
    }
    const found = focused();
    return (found?.ariaLabel ?? found?.textContent) || (found?.localName ?? '');
  }, keys);

test.describe('the focus is back before the next frame, so that no key is lost:', () => {
  test('when the images were closed', async ({ page }) => {
    const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const properties = JSON.stringify({ poster: image, testimonies: [] });
    await openBarePage(
      page,
      `<div data-widget="testimony-gallery" data-load="eager" data-locale="en"><script type="application/json">${properties}</script></div>`,
    );
    const poster = page.getByRole('button', { name: 'Poster' });
    await poster.click();
    expect(await focusedAfter(page.getByRole('button', { name: 'Close' }))).toBe('button');
    await expect(poster).toBeFocused();
  });

  test('after each arrow key in a calendar', async ({ page, host }) => {
    await host.open('admin', '/app/admin/academy/interest');
    const tenth = page.getByRole('button', { name: /\b10 \w+ \d{4}, / });
    expect(await focusedAfter(tenth, ['ArrowRight', 'ArrowRight'])).toMatch(/^12/);
  });
});

test('a widget that says it is ready listens already: the browser may find something in it', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('dw:ready', ({ target }) => {
      // the event is dispatched on the widget's element
      const { shadowRoot } = target as Element;
      shadowRoot?.querySelector('[hidden=until-found]')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    }),
  );
  await openBarePage(page, '<div data-widget="faq-item" data-question="Where?" data-answer="In Shah Alam."></div>');
  await expect(page.getByRole('button', { name: 'Where?' })).toHaveAttribute('aria-expanded', 'true');
});
