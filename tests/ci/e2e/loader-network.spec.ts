import type { Page } from '@playwright/test';
import { loadedUntilReady } from '../../../shared/tools/release/page-size.ts';
import { readManifest } from '../../support/dist.ts';
import { guideBlock, guideImportMap } from '../../support/guides.ts';
import { nextOf, openBarePage, POLICY, stateOf, switchOf, toggle, turnOn } from '../../e2e/support/bare-page.ts';
import { restOfLoader } from '../../e2e/support/rest-of-loader.ts';
import { afterRetries } from '../../e2e/support/retries.ts';
import { requestedOn } from '../../e2e/support/logged.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { hold } from '../../e2e/support/hold.ts';

/** Chunks that arrive from another origin, at the second attempt, never, or changed. */

/** Refuses the first request for each chunk. @returns those refused so far */
async function refuseOnce(page: Page): Promise<Set<string>> {
  const refused = new Set<string>();
  await page.route(/\/widgets\/chunks\//, (route) => {
    const { pathname } = new URL(route.request().url());
    if (refused.has(pathname)) return route.continue();
    refused.add(pathname);
    return route.abort('connectionreset');
  });
  return refused;
}

test.beforeEach(({ host }) => host.become('admin'));

/** The policy of the guide "Policies" for scripts, styles and connections, with the rest of a policy. */
const policyFor = (way: string): string => {
  const row = guideBlock('text', 'strict-dynamic')
    .split('\n')
    .find((line) => line.startsWith(way));
  return `${row!.slice(way.length).trim()}; ${POLICY.replace(/(?:script|style|connect)-src [^;]+; /g, '')}`;
};

for (const way of ['own server', 'nonce', 'strict'])
  test(`the policy that the guide has for "${way}" is enough`, async ({ page }) => {
    const nonce = way === 'own server' ? '' : ' nonce="R4ND0M"';
    const head = `<script type="module"${nonce} src="/widgets/loader.js"></script>`;
    await openBarePage(page, toggle(3), { head, policy: policyFor(way) });
    await turnOn(page, 3);
  });

test('the script works from another origin, such as a CDN', async ({ page, baseURL }) => {
  const elsewhere = 'https://cdn.example';
  await page.route(`${elsewhere}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(elsewhere, baseURL!) });
    return route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/chunks/') && fetched.push(new URL(request.url()).origin));
  await openBarePage(page, toggle(3), {
    policy: policyFor('CDN'),
    head: `<script type="module" src="${elsewhere}/widgets/loader.js"></script>`,
  });
  await turnOn(page, 3);
  expect(new Set(fetched)).toEqual(new Set([elsewhere]));
});

test('the documented size of a page counts every file that is asked for until it is ready', async ({ page }) => {
  const requested = requestedOn(page, (path) => path.startsWith('/widgets/'));
  const manifest = readManifest();
  const head = `<link rel="stylesheet" href="/widgets/${manifest.css.file}"><script type="module" src="/widgets/${manifest.loader.file}"></script>`;
  await openBarePage(page, toggle(3), { head });
  await expect(page.locator('[data-id="3"]')).toHaveAttribute('data-widget-state', 'ready');
  const files = () => [...new Set(requested)].map((path) => path.slice('/widgets/'.length));
  await expect.poll(() => files().sort()).toEqual(loadedUntilReady(manifest, 'yes-no-toggle').sort());
});

test('until a switch can be clicked, only its own code is requested; the rest follows', async ({ page }) => {
  const requested = requestedOn(page, (path) => path.includes('/chunks/'));
  const answer = await hold(page, /\/widgets\/chunks\//); // after an answer a connection is free
  await openBarePage(page, toggle(3));
  const list = () => requested.join(' ');
  await expect.poll(list).toContain('/yes-no-toggle-');
  await expect.poll(() => new Set(requested).size, list()).toBe(4); // Firefox reports a chunk once more when it is run
  answer();
  await expect(switchOf(page, 3)).toBeVisible();
  await expect.poll(list).toContain('/~follow-');
});

test('with the import map of the guide, a chunk that differs from the build is refused', async ({ page, problems }) => {
  const manifest = readManifest();
  const { widgets, loader } = manifest;
  const { text, cspHash } = (await guideImportMap())(manifest, ['yes-no-toggle']);
  const head = `<script type="importmap">${text}</script><script type="module" src="/widgets/${loader.file}" integrity="${loader.integrity}" crossorigin></script>`;
  const policy = POLICY.replace("script-src 'self'", `script-src 'self' '${cspHash}'`);
  await openBarePage(page, toggle(3), { head, policy });
  await turnOn(page, 3);

  problems.expect(/integrity/);
  problems.expect(
    /its code could not be loaded from .*yes-no-toggle\S+\.js\. The server sends it, but not with the hash that the page's import map has of it/,
  );
  await page.route(`**/${widgets['yes-no-toggle']!.chunk}*`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n;console.log('changed on the way')` });
  });
  await page.clock.install();
  await page.reload();
  await afterRetries(page, async () => expect(await stateOf(page, 3)).toBe('error'));
  await expect(page.getByText('No', { exact: true })).toBeVisible();
});

test('retrying a failed chunk does not load shared chunks a second time', async ({ page, problems, host }) => {
  problems.expect(/net::ERR_/);
  await host.open('dealer', '/app/empire');
  const opener = page.locator('[data-widget=upline-mentor]').getByRole('button').first();
  await expect(opener).toBeVisible();
  await restOfLoader(page);
  const refused = await refuseOnce(page);
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(refused.size).toBeGreaterThan(0);
  const arrived = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseStatus }) => name.includes('/widgets/') && responseStatus === 200)
      .map(({ name }) => new URL(name).pathname.split('/').at(-1)),
  );
  expect(arrived).not.toEqual([]);
  expect(arrived.toSorted()).toEqual([...new Set(arrived)].toSorted());
});

test('a chunk that was cut off is whole at the next try, else said to be cut off', async ({ page, problems }) => {
  problems.tolerate(/SyntaxError|Unexpected end of input|Invalid or unexpected token/); // what the browser says of each
  let isCut = (address: URL): boolean => address.search === '';
  await page.route(/\/chunks\/(yes-no-toggle|~api)-\w+\.js/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const whole = !isCut(new URL(route.request().url()));
    await route.fulfill({ response, body: whole ? text : text.slice(0, -4) }); // half of it may be a program, too
  });
  await openBarePage(page, toggle(3));
  await turnOn(page, 3); // its HTTP client is a chunk of its own

  isCut = () => true;
  problems.expect(
    /its code could not be loaded from .*yes-no-toggle-\w+\.js\. It is no complete JavaScript \(.+\): it was cut off/,
  );
  await page.clock.install();
  await page.reload();
  await afterRetries(page, async () => expect(await stateOf(page, 3)).toBe('error'));
  const detail = await nextOf(page, 'error');
  expect(detail).toEqual({
    kind: 'not-loaded',
    widget: 'yes-no-toggle',
    version: expect.stringMatching(/^\d/),
    fatal: true,
    at: expect.stringMatching(/^yes-no-toggle-[0-9A-F]{6}\.js/),
  });
});
