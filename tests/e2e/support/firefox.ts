import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Whether the tests are driven through the standard protocol (WebDriver BiDi), which knows less than Chromium's own. */
export const isFirefox = (context: BrowserContext): boolean => context.browser()?.browserType().name() === 'firefox';

/** Text that the driver sets at once is lost in fields that React controls; typed keys are not. */
export function typeInsteadOfFill(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator;
  prototype.fill = async function fill(this: Locator, text: string) {
    await this.focus();
    await this.press('ControlOrMeta+a');
    await (text === '' ? this.press('Delete') : this.pressSequentially(text));
  };
}

/**
 * Opens an address only after the page before has loaded. Firefox sometimes reports a navigation that cuts another off under a
 * foreign id, and Playwright calls it "interrupted by another navigation".
 */
export function loadBeforeGoto(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    await page.waitForLoadState();
    return goto(...args);
  };
}

/** What Firefox's driver calls an uncaught error although no script can catch it: requests that were refused, which are reported as such. */
export const isRefusedRequest = (message: string): boolean =>
  /^Loading module from .* was blocked because of a disallowed MIME type|^Content at .* may not load data from /.test(
    message,
  );

/**
 * Errors as Chromium's console reports them: the driver leaves their messages out, and has none about the network.
 * @param onCutOff is called for requests that were cut off, by the page itself or by a test
 */
export async function listenForErrors(
  context: BrowserContext,
  report: (text: string, url: string) => void,
  onCutOff: (text: string, url: string) => void,
): Promise<void> {
  await context.exposeBinding('reportConsoleError', ({ page }, text: string) => report(text, page.url()));
  await context.addInitScript(() => {
    // `exposeFunction` puts it there
    const { reportConsoleError } = window as unknown as { reportConsoleError: (text: string) => void };
    const { console: own } = window;
    const { error } = own;
    own.error = (...args: unknown[]) => {
      reportConsoleError(args.map(String).join(' '));
      error.apply(own, args);
    };
  });
  context.on('response', (response) => {
    if (response.status() >= 400) report(`Failed to load resource: a status of ${response.status()}`, response.url());
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // of a module the server refused, the answer has been reported already
    (/abort|NS_ERROR_CORRUPTED_CONTENT/i.test(why) ? onCutOff : report)(
      `Failed to load resource: net::ERR_FAILED (${why})`,
      request.url(),
    );
  });
}
