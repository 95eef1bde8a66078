import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../e2e/support/test.ts';
import type { Role } from '../../e2e/support/host.ts';

const HARMLESS = [/status of \d{3}|net::ERR_/, /dealer-widgets: /];

/** Screens that request data at once, and the path of the request. */
const READING: [role: Role, screen: string, path: string][] = [
  ['dealer', '/app/academy', '/app/academy/courses'],
  ['admin', '/app/admin/academy/interest', '/app/academy/interest/calendar-summary'],
  ['dealer', '/app/tempahan/sesi', '/app/rooms'],
];

/** The message that a screen shows for a fault when loading data, and the button that helps. */
const NOTICES: Record<string, { notice: RegExp; help: RegExp }> = {
  fail: { notice: /Sistem sedang mengalami gangguan|The server has a problem/, help: /^(Cuba lagi|Try again)$/ },
  cut: { notice: /tidak dapat dibaca|could not be read/, help: /^(Cuba lagi|Try again)$/ },
  'lost-answer': { notice: /Sambungan terputus|The connection failed/, help: /^(Cuba lagi|Try again)$/ },
  'log-in-page': { notice: /Sesi anda telah tamat|Your session has ended/, help: /^(Muat semula|Reload)/ },
};

/** The message of a switch for a fault: it failed, the result is not known, or the session has ended. */
const SWITCH_MESSAGES: Record<string, RegExp> = {
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

for (const [fault, shown] of Object.entries(NOTICES)) {
  test(`a screen that loads data explains "${fault}" and works again afterwards`, async ({ page, host, problems }) => {
    problems.tolerate(...HARMLESS);
    for (const [role, screen, path] of READING) {
      await host.become(role);
      // more than the client's attempts, each of which the browser may repeat on a reused connection
      await host.fault(fault, { path, count: 99 });
      await page.goto(screen);
      const notice = page.getByRole('alert').filter({ hasText: shown.notice });
      await expect(notice, screen).toBeVisible();
      await host.fault('none');
      await page.getByRole('button', { name: shown.help }).first().click();
      await expect(notice, screen).toHaveCount(0);
      await expect(page.locator('[data-widget-state=error]')).toHaveCount(0);
    }
  });
}

test('a switch under each fault sends one request, shows what is known and can be used again @floor', async ({
  page,
  host,
  problems,
}) => {
  problems.tolerate(...HARMLESS);
  await host.open('admin', '/app/admin/dealers');
  const sent = countRequests(page, '/app/admin/fmd/toggle');
  for (const [at, [fault, sentence]] of Object.entries(SWITCH_MESSAGES).entries())
    await test.step(fault, async () => {
      const dealer = page.getByRole('switch').nth(at);
      const before = sent();
      // a browser itself repeats a request that was lost on a reused connection
      await host.fault(fault, { path: '/app/admin/fmd/toggle', count: 20 });
      await dealer.click();
      await expect(page.getByText(sentence).first(), fault).toBeAttached();
      expect(sent() - before, fault).toBe(1);
      await host.fault('none');
      await expect(dealer, fault).toBeEnabled();
      await dealer.click();
      await expect.poll(() => sent() - before, fault).toBe(2);
      await expect(page.getByText(sentence), fault).toHaveCount(0);
    });
});

test('a switch that may have been saved offers a reload, which shows the state of the server', async ({
  page,
  host,
  problems,
}) => {
  problems.tolerate(...HARMLESS);
  await host.open('admin', '/app/admin/dealers');
  const dealer = page.getByRole('switch').first();
  const before = await dealer.isChecked();
  await host.fault('fail-late', { path: '/app/admin/fmd/toggle' });
  await dealer.click();
  await expect(dealer).toBeChecked({ checked: before });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: /not known whether/ }).click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await loaded;
  await expect(dealer).toBeChecked({ checked: !before });
  await expect(page.getByText(/not known whether/)).toHaveCount(0);
});

test('a failed or slow save opens nothing by itself; its sign shows the sentence when it is pressed', async ({
  page,
  host,
  problems,
}) => {
  problems.tolerate(...HARMLESS);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await host.open('admin', '/app/admin/dealers');
    await host.fault('fail', { path: '/app/admin/fmd/toggle', count: 20 });
    const panel = page.locator('.ui-status-panel');
    const signs = page.getByRole('button', { name: /not known whether/ });
    for (const at of [2, 3, 4]) {
      await page.getByRole('switch').nth(at).click(); // waits until nothing covers it
      await expect(signs).toHaveCount(at - 1);
      await expect(panel).toHaveCount(0);
    }
    await signs.first().click();
    await expect(panel).toBeInViewport({ ratio: 1 });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(panel, 'the person goes on').toHaveCount(0);
    await host.fault('none');
  }
});

test('on a phone a slow save has a sign, and a failed one covers no note that is written', async ({
  page,
  host,
  problems,
}) => {
  problems.tolerate(...HARMLESS);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await host.open('dealer', '/app/customers');
  await host.fault('fail', { path: '/app/customer', count: 20 });
  const panel = page.locator('.ui-status-panel');
  await page.route('**/toggle-checklist', () => {}); // no answer comes
  await page.getByRole('switch').nth(1).click();
  const slow = page.getByRole('button', { name: /^Masih/ });
  await expect(async () => {
    await page.clock.fastForward(11_000); // the time counts from the next effect
    await expect(slow).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass();
  await expect(panel).toHaveCount(0);
  await slow.click();
  await expect(panel).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await page
    .getByRole('button', { name: /^Ubah: / })
    .last()
    .click();
  const note = page.getByRole('textbox', { name: /^Nota/ });
  await note.fill('Satu\nDua\nTiga');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText(/^tidak pasti sama ada telah disimpan/).last()).toBeInViewport({ ratio: 1 });
  expect(await isCovered(note)).toBe(false);
  await expect(panel, 'it is in the form').toHaveCount(0);
});

/** Whether something else covers a part of a control. */
const isCovered = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    const points = [
      [0.5, 0.1],
      [0.5, 0.9],
      [0.2, 0.5],
      [0.8, 0.5],
    ] as const; // its corners are round
    return points.some(([x, y]) => !element.contains(root.elementFromPoint(left + width * x, top + height * y)));
  });
