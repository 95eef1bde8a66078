import type { Locator, Page } from '@playwright/test';
import type { DealerWidgetsApi } from '../../../shared/lib/widget-protocol.ts';
import { expect } from './test.ts';

declare global {
  /** In the page, when the loader has run. */
  const DealerWidgets: DealerWidgetsApi;
}

/** The policy that the guide promises is enough; every page of the demo host has it, too. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types dealer-widgets; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

export const LOADER = '<script type="module" src="/widgets/loader.js"></script>';

/** With the style sheet that keeps the widgets' places, too. */
export const HEAD = `<link rel="stylesheet" href="/widgets/widgets.css">${LOADER}`;

/** Several windows high. */
export const TALL = '<p>A line of a long page</p>'.repeat(200);

interface Options {
  /** Where the loader script is; `''` leaves it out. */
  head?: string;
  /** The content-security-policy; `null` for none. */
  policy?: string | null;
  path?: string;
}

/** For a page into which a test writes HTML, which the policy refuses. */
export const HTML_MAY_BE_WRITTEN = { policy: null };

/** Opens a page with just this in its body, on the demo host's origin, so that `/widgets/` and the calls are real. */
export async function openBarePage(
  page: Page,
  body: string,
  { head = LOADER, policy = POLICY, path = '/app/admin/bare' }: Options = {},
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="en"><head><title>Bare</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(path);
}

/** The markup of one toggle. */
export const toggle = (id: number, attributes = ''): string =>
  `<span data-widget="yes-no-toggle" data-kind="recognition" data-id="${id}" data-value="0" data-label="Toggle ${id}" ${attributes}>No</span>`;

/** The markup of a mentor who can be changed. */
export const MENTOR = `<div data-widget="upline-mentor" data-load="eager" data-locale="en" data-dealer-id="1" data-upline-mentor-id="1" data-mentor-name="Aminah" data-options='[{"value":1,"label":"Aminah"},{"value":2,"label":"Rohani"}]'></div>`;

/** One that `toggle` made. In a new world recognitions 3 and 6 are off, the others on; the markup says off for all. */
export const switchOf = (page: Page, id: number): Locator =>
  page.getByRole('switch', { name: `Toggle ${id}`, exact: true });

/** Turns it on. */
export async function turnOn(page: Page, id: number): Promise<void> {
  await switchOf(page, id).click();
  await expect(switchOf(page, id)).toBeChecked();
}

/** What its element says of it. */
export const stateOf = (page: Page, id: number): Promise<string | null> =>
  page.locator(`[data-id="${id}"]`).getAttribute('data-widget-state');

/** How many widgets the loader knows. */
export const known = (page: Page): Promise<number> => page.evaluate(() => DealerWidgets.inspect().length);

/** The markup of page settings. */
export const settings = (values: object): string =>
  `<script type="application/json" id="dealer-widgets-config">${JSON.stringify(values)}</script>`;

/** What listeners get of the next event of this type, or of an earlier failure. */
export const nextOf = (page: Page, type: 'error' | 'problem'): Promise<unknown> =>
  page.evaluate((name) => new Promise((resolve) => DealerWidgets.on(name, resolve)), type);
