import type { Problem } from '../../../shared/loader/follow/report-problem.ts';
import { loggedOn } from '../../e2e/support/logged.ts';
import { openBarePage, POLICY, toggle } from '../../e2e/support/bare-page.ts';
import { check } from '../../e2e/support/found.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** What keeps a widget of the page of mistakes from running: the id of its element, and the sentence. */
const FATAL: Array<[id: string, sentence: RegExp]> = [
  ['unknown-kind', /"kind" \(from data-kind\) came as "recogniton"/],
  ['missing-id', /kind "fmd" needs "id"/],
  ['wrong-type', /"value" \(from data-value\) came as "perhaps"/],
  ['broken-json', /the JSON <script> is not JSON/],
  ['unknown-widget', /Did you mean "yes-no-toggle"\?/],
  ['bad-route', /id="bad-route".*"route"/],
  ['on-button', /<button> cannot hold a widget\. Put data-widget on one that can/],
  ['escaped-json', /the JSON <script> is not JSON/],
  ['json-parse', /the JSON <script> is not JSON/],
  ['raw-end', /the JSON <script> is not JSON/],
  ['nested-only', /id="nested-only".*"kind" is missing/],
];

/** The warnings that are logged on the page of mistakes. */
const WARNINGS = [
  /The JSON is escaped for HTML, .*\{!! !!\} in Blade/,
  /The JSON stands in JSON\.parse\(…\), as @js/,
  /The JSON ends in the middle of a text, as it does when a value has <\/script> in it/,
  /Its JSON is not read, because it lies in a <b>\. Make the script a child/,
  /Its JSON is not read, because the script's type is "text\/json"\. Write type="application\/json"/,
  /It has 2 scripts of JSON, of which only the first is read/,
  /data-load="later" is unknown/,
  /data-theme="night" is unknown, so it is light/,
  /data-locale="bm" is unknown, so the page setting locale counts/,
];

test('check() shows all of it as one table, also what has not been loaded', async ({ host, page, problems }) => {
  problems.tolerate(/dealer-widgets/);
  const logged = loggedOn(page);
  await page.setViewportSize({ width: 1280, height: 200 });
  await host.open('admin', '/app/admin/mistakes');
  const rows = await check(page);
  for (const [id, sentence] of FATAL)
    expect(
      rows.find(({ where, wrong }) => where.includes(id) && sentence.test(wrong)),
      `${id} ${sentence}`,
    ).toBeTruthy();
  const all = rows.map(({ wrong }) => wrong).join('\n');
  for (const sentence of WARNINGS) expect(all).toMatch(sentence);
  expect(rows.filter(({ where }) => !where.startsWith('yes-no-tog'))).toEqual([]);
  await expect
    .poll(() => logged.filter((each) => /\d+ wrong on this page, \d+ widgets looked at/.test(each)))
    .toHaveLength(1);
});

test('check() finds nothing wrong with the screens of the demo host', async ({ host, page }) => {
  const logged = loggedOn(page);
  for (const path of ['/app/admin/recognition/1', '/app/admin/switches', '/app/admin/dealers']) {
    await host.open('admin', path);
    expect(await check(page), path).toEqual([]);
  }
  await expect.poll(() => logged.filter((each) => /nothing is wrong on this page/.test(each))).toHaveLength(3);
});

test('check() names what a page lacks: style sheet, cookie, policy, …', async ({ host, page, context, problems }) => {
  problems.tolerate(/dealer-widgets|TrustedHTML|trusted-types/i);
  await host.become('admin');
  await context.clearCookies({ name: 'XSRF-TOKEN' });
  await page.route('**/widgets/manifest.json', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...((await response.json()) as object), build: 'ANOTHER1' } });
  });
  await openBarePage(
    page,
    `${toggle(3)}<form id="dealer-widgets-config"></form>
     <script type="application/json" id="dealer-widgets-config">{"loacle": "ms"}</script>
     <script type="application/json" id="dealer-widgets-config">{}</script>`,
    { policy: POLICY.replace('trusted-types dealer-widgets', 'trusted-types other') },
  );
  const found = async () => (await check(page)).map(({ where, wrong }) => `${where}: ${wrong}`).join('\n');
  const rows = await found();
  for (const sentence of [
    /the style sheet: The rules of widgets\.css do not apply/,
    /the anti-forgery token: There is none, .* there is no cookie XSRF-TOKEN\. Name the place/,
    /#dealer-widgets-config: .*"loacle"/,
    /#dealer-widgets-config: There is more than one/,
    /#dealer-widgets-config: It is not read: settings are only read from <script/,
    /the policy: Dialogs cannot be made: /,
    /the policy: The page's Content-Security-Policy \(.*\) refuses the Trusted Types policy "dealer-widgets"/,
    /the version: This page runs .*, and the server has .*ANOTHER1/,
  ])
    expect(rows).toMatch(sentence);
  await openBarePage(page, '<button data-copy="#nothing">Copy</button>');
  expect(await found()).toMatch(/a copy button: .*no element matches "#nothing"/);
});

test('a call blocked by the CSP has a sentence; dw:problem is dispatched', async ({ host, page, problems }) => {
  problems.expect(/connect-src/);
  problems.expect(/a switch could not be saved/);
  problems.tolerate(/Content Security Policy/);
  const logged = loggedOn(page);
  await host.become('admin');
  await openBarePage(page, toggle(3), { policy: POLICY.replace("connect-src 'self'", "connect-src 'none'") });
  const reported = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const problems: string[] = [];
        DealerWidgets.on('problem', (detail) => {
          const { kind, at } = detail as Problem;
          if (problems.push(`${kind} ${at}`) === 2) resolve(problems);
        });
      }),
  );
  await page.getByRole('switch', { name: 'Toggle 3' }).click();
  expect((await reported).toSorted()).toEqual(['network undefined', 'policy connect-src']);
  await expect
    .poll(() => logged.join('\n'))
    .toMatch(/The page's Content-Security-Policy \(connect-src\) refuses http.*Allow it there/);
});
