import { dealerWidgets } from '../../../shared/tools/host-kit/express/dealer-widgets.mjs';
import { dist } from '../../support/dist.ts';
import { HEAD, openBarePage, POLICY, settings, toggle } from '../../e2e/support/bare-page.ts';
import { found } from '../../e2e/support/found.ts';
import { expect, test } from '../../e2e/support/test.ts';

const dw = dealerWidgets(`${dist}/manifest.json`);
/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(({ host }) => host.become('admin'));

test('a cookie that the server has not set, and a header that goes with another one', async ({ page, context }) => {
  const noToken = settings({ xsrf_cookie: 'csrftoken' });
  await openBarePage(page, noToken + toggle(3), { head: HEAD });
  expect(await found(page)).toEqual([
    'the anti-forgery token: There is none, so the server may refuse what is saved: the server has not set the cookie csrftoken (Django sets it only on pages with {% csrf_token %} or @ensure_csrf_cookie), or scripts may not read it.',
  ]);
  await context.addCookies([{ name: 'csrftoken', value: 'abc', url: page.url() }]);
  expect(await found(page)).toEqual([
    'the anti-forgery token: The cookie csrftoken is sent in the header X-XSRF-TOKEN, but Django reads X-CSRFToken. Write the page setting "xsrf_header": "X-CSRFToken".',
  ]);
  await openBarePage(page, settings({ xsrf_cookie: 'csrftoken', xsrf_header: 'X-CSRFToken' }) + toggle(3), {
    head: HEAD,
  });
  expect(await found(page)).toEqual([]);
});

test('a page whose widgets send nothing needs no token', async ({ page }) => {
  const question = '<div data-widget="faq-item" data-question="Bila?" data-answer="Esok."></div>';
  await openBarePage(page, settings({ xsrf_cookie: 'csrftoken' }) + question, { head: HEAD });
  expect(await found(page)).toEqual([]);
});

test('an import map whose hash the policy does not allow', async ({ page, problems, browserName }) => {
  test.skip(browserName !== 'chromium', 'Firefox ESR keeps no list of earlier violations');
  problems.tolerate(/Content Security Policy|script-src/);
  const names = ['yes-no-toggle'];
  const hash = dw.importMapCspHash(names);
  await openBarePage(page, toggle(3), { head: dw.head(names, {}, { integrity: true }) });
  await page.locator('[data-widget-state=ready]').waitFor();
  const refused = await found(page);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(/^the policy: .*\(script-src-elem\) refuses the page's import map.*no file is checked/);
  expect(refused[0]).toContain(`'${hash}'`);

  const policy = POLICY.replace("script-src 'self'", `script-src 'self' '${hash}'`);
  await openBarePage(page, toggle(3), { head: dw.head(names, {}, { integrity: true }), policy });
  expect(await found(page)).toEqual([]);
});

test('a widget that the import map leaves out', async ({ page }) => {
  const head = dw.head(['faq-item'], {}, { integrity: true });
  const policy = POLICY.replace("script-src 'self'", `script-src 'self' '${dw.importMapCspHash(['faq-item'])}'`);
  await openBarePage(page, `${toggle(3)}${toggle(4)}`, { head, policy });
  await expect(page.locator('[data-widget-state=ready]')).toHaveCount(2);
  expect(await found(page)).toEqual([
    expect.stringMatching(
      /^the import map: "yes-no-toggle" runs unchecked, because the map has no hash of yes-no-toggle-\w+\.js\. Name the widget/,
    ),
  ]);
});

test('what a widget finds wrong once it is mounted, and payments without an address', async ({ page, problems }) => {
  problems.expect(/a help menu leaves out entries/);
  problems.tolerate(/app\/rooms/); // an admin may not read the rooms
  const body = (payment: object): string =>
    [
      settings(payment),
      dw.widget('help-menu', {
        entries: [
          { title: 'One', content: 'Text' },
          { title: 'Two', content: '' },
        ],
      }),
      dw.widget('training-registration', { training_id: 7, title: 'Kem', yuran: '150' }),
      dw.widget('training-registration', { training_id: 8, title: 'Kem', yuran: '150', variant: 2 }),
      dw.widget('room-session-booking', {}),
    ].join('\n');
  await openBarePage(page, body({}), { head: HEAD });
  const unpaid = /The page setting "payment_url" is empty, so nothing can be paid\. Set it in #dealer-widgets-config\./;
  const rows = await found(page);
  const of = (name: string): string[] => rows.filter((each) => each.startsWith(name));
  expect(of('help-menu')).toEqual([expect.stringMatching(/leaves out entries without content: "Two"/)]);
  // that user 2 cannot pay either is a mistake of the page whoever looks at it
  const tester = /User 2 cannot pay: .* Write "payment_test_user_ids": \[\]/;
  for (const name of ['training-registration', 'room-session-booking'])
    expect(of(name)).toEqual([expect.stringMatching(unpaid), expect.stringMatching(tester)]);
  await openBarePage(page, body({ payment_url: '/pay', payment_test_user_ids: [] }), { head: HEAD });
  expect((await found(page)).filter((each) => unpaid.test(each) || tester.test(each))).toEqual([]);
});

test('a policy without blob: is named, and the chosen photo is not blamed', async ({ page, problems }) => {
  problems.tolerate(/img-src/);
  problems.expect(/cannot be shown: the page's Content-Security-Policy \(img-src\) refuses blob:/);
  const policy = POLICY.replace(' blob:', '');
  await openBarePage(page, dw.widget('avatar', { name: 'Ali' }), { head: HEAD, policy });
  const sentence =
    /^avatar .*No chosen photo can be shown: the page's Content-Security-Policy \(img-src\) refuses blob: addresses\. Add blob: to img-src\./;
  expect(await found(page)).toContainEqual(expect.stringMatching(sentence));
  await page.getByRole('button', { name: 'Change Photo' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('alert')).toHaveText('Something on this page went wrong. Please contact us.');
  await openBarePage(page, dw.widget('avatar', { name: 'Ali' }), { head: HEAD });
  expect(await found(page)).toEqual([]);
});

test('what check() itself needs is not there', async ({ page, problems }) => {
  problems.tolerate(/404/);
  problems.expect(/this page could not be checked, because .*\/~check-\w+\.js is not there\. The server answers 404/);
  await page.route('**/chunks/~check-*', (route) => route.fulfill({ status: 404, body: '' }));
  await openBarePage(page, '', { head: HEAD });
  expect(await found(page)).toEqual([
    expect.stringMatching(/^check\(\): this page could not be checked, because http.*\/~check-\w+\.js is not there\./),
  ]);
});
