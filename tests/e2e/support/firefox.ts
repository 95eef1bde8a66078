import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Whether the tests are driven through the standard protocol (WebDriver BiDi), which knows less than Chromium's own. */
export const isFirefox = (context: BrowserContext): boolean => context.browser()?.browserType().name() === 'firefox';

/** What the driver fills in at once is lost on a field that React controls; keys are not. */
export function typeInsteadOfFill(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator;
  prototype.fill = async function fill(this: Locator, text: string) {
    await this.focus();
    await this.press('ControlOrMeta+a');
    await (text === '' ? this.press('Delete') : this.pressSequentially(text));
  };
}

/**
 * Errors as Chromium's console tells them: the driver leaves their messages out, and has none about the network.
 * @param hear is told of requests that were cut off, by the page itself or by a test
 */
export async function listenForErrors(
  context: BrowserContext,
  tell: (text: string, url: string) => void,
  hear: (text: string, url: string) => void,
): Promise<void> {
  await context.exposeBinding('reportConsoleError', ({ page }, text: string) => tell(text, page.url()));
  await context.addInitScript(() => {
    const { reportConsoleError } = window as unknown as { reportConsoleError: (text: string) => void };
    const { console: own } = window;
    const { error } = own;
    own.error = (...said: unknown[]) => {
      reportConsoleError(said.map(String).join(' '));
      error.apply(own, said);
    };
  });
  context.on('response', (response) => {
    if (response.status() >= 400) tell(`Failed to load resource: a status of ${response.status()}`, response.url());
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    (/abort/i.test(why) ? hear : tell)(`Failed to load resource: net::ERR_FAILED (${why})`, request.url());
  });
}
