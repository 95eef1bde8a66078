import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import type { Role } from './support/host.ts';

const HARMLESS = [/status of \d{3}|net::ERR_/, /dealer-widgets: /];

/** Screens that read at once, and what they ask for. */
const READING: [role: Role, screen: string, asks: string][] = [
  ['dealer', '/app/academy', '/app/academy/courses'],
  ['admin', '/app/admin/academy/interest', '/app/academy/interest/calendar-summary'],
  ['dealer', '/app/tempahan/sesi', '/app/rooms'],
];

/** What a screen that reads says of a fault, and the button that helps. */
const SAID: Record<string, { notice: RegExp; help: RegExp }> = {
  fail: { notice: /Pelayan sedang menghadapi masalah|The server has a problem/, help: /^(Cuba lagi|Try again)$/ },
  cut: { notice: /tidak dapat dibaca|could not be read/, help: /^(Cuba lagi|Try again)$/ },
  'lost-answer': { notice: /Sambungan terputus|The connection failed/, help: /^(Cuba lagi|Try again)$/ },
  'log-in-page': { notice: /Sesi anda telah tamat|Your session has ended/, help: /^(Muat semula|Reload)/ },
};

/** What a switch says of a fault: that it failed, that this is not known, or that the session has ended. */
const SWITCH_SAYS: Record<string, RegExp> = {
  forbidden: /could not be saved/,
  'too-many': /could not be saved/,
  fail: /not known whether this was saved/,
  html: /not known whether this was saved/,
  'lost-answer': /not known whether this was saved/,
  unauthenticated: /Your session has ended/,
};

/** Counts the requests that really left the page. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => (count += Number(new URL(request.url()).pathname === path)));
  return () => count;
}

for (const [fault, said] of Object.entries(SAID)) {
  test(`a screen that reads says what "${fault}" means and goes on afterwards`, async ({ page, host, problems }) => {
    problems.tolerate(...HARMLESS);
    for (const [role, screen, asks] of READING) {
      await host.open(role, '/app/help');
      // more than the client's tries, each of which the browser may repeat on a connection that was used before
      await host.fault(fault, { path: asks, count: 99 });
      await page.goto(screen);
      const notice = page.getByRole('alert').filter({ hasText: said.notice });
      await expect(notice, screen).toBeVisible();
      await host.fault('none');
      await page.getByRole('button', { name: said.help }).first().click();
      await expect(notice, screen).toHaveCount(0);
      await expect(page.locator('[data-widget-state=error]')).toHaveCount(0);
    }
  });
}

for (const [fault, says] of Object.entries(SWITCH_SAYS)) {
  test(`a switch under "${fault}" sends once, says what is known and can be used again @floor`, async ({
    page,
    host,
    problems,
  }) => {
    problems.tolerate(...HARMLESS);
    await host.open('admin', '/app/admin/dealers');
    const dealer = page.getByRole('switch').first();
    const sent = countRequests(page, '/app/admin/fmd/toggle');
    // a browser sends once more by itself what it lost on a connection that had been used before
    await host.fault(fault, { path: '/app/admin/fmd/toggle', count: 20 });
    await dealer.click();
    await expect(page.getByText(says).first()).toBeAttached();
    expect(sent()).toBe(1);
    await host.fault('none');
    await expect(dealer).toBeEnabled();
    await dealer.click();
    await expect.poll(sent).toBe(2);
    await expect(page.getByText(says)).toHaveCount(0);
  });
}
