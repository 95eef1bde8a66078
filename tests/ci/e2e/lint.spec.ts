import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from '../../support/dist.ts';
import { HEAD, openBarePage, settings, toggle } from '../../e2e/support/bare-page.ts';
import { found } from '../../e2e/support/found.ts';
import { expect, test } from '../../e2e/support/test.ts';

/** One mistake for each rule about what is written in a page. */
const BODY = [
  settings({ xsrf_heder: 'X', payment_url: 'pay', allowed_routes: ['/app/'] }),
  settings({}),
  '<p id="dealer-widgets-config">{}</p>',
  '<script type="application/json" id="dealer-widgets-confg">{}</script>',
  '<div data-widget="yes-no-togle"></div>',
  '<div data-widgets="quiz"></div>',
  '<div data-dw-ignor></div>',
  '<div data-dw-ignore><div data-widget="quizz"></div></div>',
  '<a data-widget="pushmenu">menu</a>',
  '<template><div data-widget="quizz"></div></template>',
  toggle(3, 'data-lable="x" data-theme="drak" label="y"'),
  '<span data-widget="yes-no-toggle" data-kind="dealer" data-id="None">No</span>',
  '<div data-widget="file-uploader" data-title="A" data-upload-url="/admin/upload"></div>',
  `<a href="#x">${toggle(6)}</a>`,
  '<table><tbody><tr data-widget="poster-progress" data-recognition-id="1"><td></td></tr></tbody></table>',
  `<div data-widget="course-calendar">${toggle(7)}</div>`,
  `<div data-widget="note-block"><p slot="note">${toggle(8)}</p></div>`,
  `<div data-widget="read-more"><p>${toggle(9)}</p></div>`,
  '<div data-widget="faq-item" data-question="Bila?"></div>',
  '<div data-widget="help-menu"><script type="application/json">{"entries": [{"title": "One"}]}</script></div>',
  '<div data-widget="quiz"><script type="application/json">{ kind: 1 }</script></div>',
  '<div data-widget="quiz"><script type="application/json">{&quot;kind&quot;: 1}</script></div>',
  '<div data-widget="quiz"><p><script type="application/json">{"kind": "staff"}</script></p></div>',
  '<div data-widget="quiz" data-kind="staff" data-assessment-id="7" data-questions="[]"></div>',
  '<div data-widget="price-rows" data-name="p"><script type="application/json">{"prices": [{"id": 1, "name": "A", "price": "1"}]}</script></div>',
  '<div data-widget="training-registration" data-training-id="7" data-title="Kem" data-yuran="150"></div>',
  '<button data-copy="#nowhere">Copy</button><button data-copy="p[">Copy</button>',
].join('\n');

/** Each engine of JavaScript says in its own words why a text is not JSON. */
const withoutReason = (sentence: string): string =>
  sentence.replace(/(?<=not JSON of properties: ).*(?= Write it)/, '…');

test.beforeEach(({ host }) => host.become('admin'));

test('the linter and check() find the same in a page, in the same sentences', async ({ page, problems }, testInfo) => {
  problems.tolerate(/./);
  await openBarePage(page, BODY, { head: HEAD });
  await page.locator('[data-widget=course-calendar][data-widget-state=ready]').waitFor();
  await page.locator('[data-widget=note-block][data-widget-state=ready]').waitFor();
  const inBrowser = (await found(page)).map(withoutReason);

  const file = testInfo.outputPath('page.html');
  writeFileSync(file, `<!doctype html><html lang="en"><head>${HEAD}</head><body>${BODY}</body></html>`);
  const command = path.join(dist, 'host/dealer-widgets.mjs');
  const { stdout } = spawnSync(process.execPath, [command, 'lint', file, '--format', 'json'], { encoding: 'utf8' });
  const linted = (JSON.parse(stdout) as Array<{ where: string; wrong: string }>).map(({ where, wrong }) =>
    withoutReason(`${where}: ${wrong}`),
  );
  expect(linted.length).toBeGreaterThan(25);
  expect(linted.sort()).toEqual(inBrowser.sort());
});
