import type { Page } from '@playwright/test';
import { openBarePage, switchOf, toggle } from '../../e2e/support/bare-page.ts';
import { readManifest } from '../../support/dist.ts';
import { guideBlock } from '../../support/guides.ts';
import { loggedOn } from '../../e2e/support/logged.ts';
import { expect, test } from '../../e2e/support/test.ts';

test.beforeEach(({ host }) => host.become('admin'));

/** What the page sends by beacons, which Firefox's driver does not see into. */
async function beaconsOf(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (_, blob) => {
      void (blob as Blob).text().then((text) => sent.push(JSON.parse(text)));
      return true;
    };
  });
  return () => page.evaluate('sent');
}

test('the guide’s lines for a page’s own monitoring send each problem once', async ({ page, problems }) => {
  problems.expect(/"kind" of "yes-no-toggle"|"fdm"/);
  const own = guideBlock('js', 'const sent = new Set()');
  const wrong = '<i data-widget="yes-no-toggle" data-kind="fdm" data-id="1" data-load="eager"></i>';
  const sent = await beaconsOf(page);
  await openBarePage(page, `<script>${own}</script>${wrong}${wrong}${toggle(3)}`, { policy: null });
  await expect(switchOf(page, 3)).toBeVisible();
  await expect(page.locator('[data-widget-state=error]')).toHaveCount(2);
  await expect.poll(sent).not.toEqual([]);
  expect(await sent()).toEqual([expect.objectContaining({ kind: 'properties', widget: 'yes-no-toggle' })]);
});

/** An event or breadcrumb of `@sentry/browser` 11, as its hooks get it, with a search in every address. */
const searched = (path: string): string => `https://site.example${path}?search=Aminah#list`;

test('the guide’s lines for Sentry send no sentence of ours, no press and no search', async () => {
  const [lines = ''] = guideBlock('js', '// to Sentry').split(/(?=\(window\.DealerWidgets)/);
  type Hook = (what: object) => object | null;
  // oxlint-disable-next-line no-new-func, no-implied-eval -- runs the README's lines
  const hooks = new Function(
    'Sentry',
    `let hooks; ${lines}; return hooks`.replace('Sentry.init(', 'hooks = ('),
  ) as () => Record<'beforeBreadcrumb' | 'beforeSend', Hook>;
  const { beforeBreadcrumb, beforeSend } = hooks();
  expect(beforeBreadcrumb({ category: 'ui.click', message: 'button[aria-label="Aminah"]' })).toBeNull();
  expect(beforeBreadcrumb({ category: 'console', level: 'error', message: 'dealer-widgets: "kind" …' })).toBeNull();
  for (const [category, data] of [
    ['fetch', { method: 'GET', url: searched('/api'), status_code: 500 }],
    ['xhr', { method: 'GET', url: '/api?search=Aminah', status_code: 500 }],
    ['navigation', { from: '/list?search=Aminah', to: '/list#Aminah' }],
    ['console', { arguments: ['x'], logger: 'console' }],
    ['sentry.event', undefined],
  ] as const) {
    const kept = beforeBreadcrumb({ timestamp: 1, category, data });
    expect(kept, category).toMatchObject({ category });
    expect(JSON.stringify(kept)).not.toContain('Aminah');
  }
  const event = {
    event_id: '1',
    message: 'dealer-widgets: server',
    request: { url: searched('/list'), headers: { Referer: searched('/before'), 'User-Agent': 'Mozilla/5.0' } },
    exception: {
      values: [
        { type: 'Error', value: 'x', stacktrace: { frames: [{ filename: searched('/list'), lineno: 1 }] } },
        { type: 'UnhandledRejection', value: 'y' },
      ],
    },
  };
  const sent = beforeSend(structuredClone(event));
  expect(JSON.parse(JSON.stringify(event).replaceAll('?search=Aminah#list', ''))).toEqual(sent);
  for (const bare of [{ message: 'x' }, { request: { url: '/list' }, exception: {} }, { request: { headers: {} } }])
    expect(beforeSend(structuredClone(bare)), 'nothing to take out').toEqual(bare);
});

test.describe('the guide’s lines notice a loader that does not start', () => {
  const LOADER = /\/widgets\/loader[^/]*\.js$/;
  const { file, integrity } = readManifest().loader;
  const SRC = 'src="/widgets/loader.js"';
  const NONE = 'no loader after 30 seconds';
  const ofAnother = `${SRC} integrity="${integrity}"`;
  const ofEarlier = `src="/widgets/${file}" integrity="${integrity}" crossorigin`;
  for (const [what, tag, served, problem, expected] of [
    ['is missing', SRC, '404', /404/, ['loader.js', NONE]],
    ['has the integrity of another build', ofAnother, 'other bytes', /integrity/, ['loader.js', NONE]],
    ['is named by HTML of an earlier build', ofEarlier, '404', /404/, [file, NONE]],
    ['is not named by the page', '', 'the file', undefined, [NONE]],
    ['starts', SRC, 'the file', undefined, []],
  ] as const)
    test(`because it ${what}`, async ({ page, problems }) => {
      if (problem) problems.expect(problem);
      problems.tolerate(/integrity/); // Firefox also compares the text of a 404 with it
      await page.clock.install();
      await page.route(LOADER, (route) => {
        if (served === '404') return route.fulfill({ status: 404, body: 'Not Found' });
        if (served === 'other bytes') return route.fulfill({ contentType: 'text/javascript', body: 'let another;' });
        return route.continue();
      });
      const sent = await beaconsOf(page);
      // in a file, as the policy wants it
      await page.route('**/monitoring.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: guideBlock('js', 'no loader after') }),
      );
      const head = `<script src="/monitoring.js"></script><script type="module" ${tag}></script>`;
      await openBarePage(page, toggle(3), { head });
      if (expected.length === 0) await expect(switchOf(page, 3)).toBeVisible();
      const files = expected.filter((at) => at.startsWith('loader'));
      await expect.poll(sent).toHaveLength(files.length);
      await page.clock.fastForward(30_000);
      await expect.poll(sent).toEqual(expected.map((at) => ({ kind: 'not-loaded', at })));
    });
});

test('the guide’s lines about what takes long name slow calls and widgets that never load', async ({ page }) => {
  const said = loggedOn(page);
  await page.clock.install();
  await page.route(/chunks\/quiz-.*\.js/, () => {}); // never answered
  const lines = guideBlock('js', 'still loading').replace('10_000', '100').replace('30_000', '1000');
  const quiz = `<div data-widget="quiz" data-load="eager" data-kind="customer" data-assessment-id="7"></div>`;
  await openBarePage(page, `<script>${lines}</script>${quiz}${toggle(3)}`, { policy: null });
  await expect(switchOf(page, 3)).toBeVisible();
  await page.route('**/toggle', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await switchOf(page, 3).click();
  await expect.poll(() => said.join('\n')).toMatch(/slow .*\/toggle \d+/);
  await page.clock.fastForward(1_000);
  await expect.poll(() => said.join('\n')).toContain('still loading quiz');
});
