/** The demo host as one server; long because every kind of request goes to the same one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHost, type Host } from '../../mocks/host/host.ts';
import { tokenIn } from '../../mocks/host/sessions.ts';
import { pages } from '../../mocks/host/pages/pages.ts';
import { faultTitles } from '../../mocks/host/faults.ts';
import { rolesFor } from '../../mocks/permission.ts';
import { browserAt } from './browser-like.ts';

let host: Host;
let browser: ReturnType<typeof browserAt>;

beforeAll(async () => {
  host = await startHost({ port: 0 });
});
afterAll(() => host.close());
beforeEach(async () => {
  browser = browserAt(host);
  await browser.open('/demo/world/new');
});

const toggleFmd = (headers?: Record<string, string>) =>
  browser.request('/app/admin/fmd/toggle', { dealer_id: 1 }, headers);
/** As a page's form has it. */
const pageToken = (): string => tokenIn(decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '')) ?? '';
const fmdOfOne = () => host.world(browser.cookies.get('demo_world')).dealers.all()[0]!.fmd;

describe('pages', () => {
  test.each(pages.map(({ path, example = path, title }) => [example, title, rolesFor(path)[0] ?? 'visitor']))(
    '%s is a whole page for its role, under the strict policy',
    async (path, title, role) => {
      await browser.open(`/demo/as/${role}`);
      const response = await browser.open(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; require-trusted-types-for 'script'; trusted-types dealer-widgets; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
      );
      const page = await response.text();
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page.match(/<script(?![^>]*type="(?:application|text)\/json")[^>]*>/g)).toEqual([
        '<script type="module" src="/widgets/loader.js">',
      ]);
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
    },
  );

  test('the index leads to every one of them', async () => {
    const index = await (await browser.open('/')).text();
    for (const { path, example = path } of pages) expect(index).toContain(`to=${encodeURIComponent(example)}"`);
  });

  test('a name with markup in it stays a name', async () => {
    await browser.open('/demo/as/admin');
    const page = await (await browser.open('/app/admin/dealers')).text();
    expect(page).toContain('Perniagaan Emas R&amp;D &lt;Ipoh&gt; &quot;Permata&quot; Sdn. Bhd.');
    expect(page).not.toContain('<Ipoh>');
  });

  test('an unknown screen is a 404: a page, or JSON for a script', async () => {
    await browser.open('/demo/as/admin');
    const response = await browser.open('/app/admin/recognition/999', { headers: { accept: 'text/html' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(await (await browser.request('/app/admin/nothing')).json()).toEqual({ message: 'Not Found' });
  });
});

describe('the session', () => {
  test('a visitor is sent to log in, comes back after it, and may not go where the role may not', async () => {
    const refused = await browser.open('/app/admin/dealers', { headers: { accept: 'text/html' } });
    expect([refused.status, refused.headers.get('location')]).toEqual([302, '/login?to=%2Fapp%2Fadmin%2Fdealers']);
    const form = await (await browser.open('/login?to=%2Fapp%2Fadmin%2Fdealers')).text();
    expect(form).toContain('type="password"');
    const [, token = ''] = /name="_token" value="([^"]+)"/.exec(form) ?? [];
    const entered = await browser.submit('/login', {
      _token: token,
      user_id: '1',
      password: 'x',
      to: '/app/admin/dealers',
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/app/admin/dealers']);
    expect((await browser.open('/app/admin/dealers')).status).toBe(200);
    expect((await browser.open('/staff')).status).toBe(403);
  });

  test('logging in gives a new session and a new token', async () => {
    const before = new Map(browser.cookies);
    await browser.open('/demo/as/admin');
    expect(browser.cookies.get('demo_session')).not.toBe(before.get('demo_session'));
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
  });

  test('a call of the page that a log-in has left does not put its old session over the new one, sent or answered late', async () => {
    const byScript = { 'sec-fetch-dest': 'empty' };
    await browser.open('/demo/as/admin');
    const cookie = `demo_session=${browser.cookies.get('demo_session')}`;
    await browser.open('/demo/fault/slow?path=/app/admin/fmd/toggle&ms=300');
    const answeredLate = toggleFmd(byScript);
    await browser.open('/demo/as/admin');
    const sentLate = fetch(`${host.url}/app/admin/dealers`, { redirect: 'manual', headers: { ...byScript, cookie } });
    for (const { headers } of await Promise.all([answeredLate, sentLate])) expect(headers.getSetCookie()).toEqual([]);
    expect((await browser.open('/app/admin/dealers')).status).toBe(200);
  });

  test('logging in leads nowhere else than to this host', async () => {
    for (const to of ['//evil.test', 'https://evil.test', '/\\evil.test']) {
      expect((await browser.open(`/demo/as/admin?to=${encodeURIComponent(to)}`)).headers.get('location')).toBe('/');
    }
  });

  test('without a session a script gets 401 as JSON, a page gets the log-in page', async () => {
    const asJson = await toggleFmd();
    expect([asJson.status, await asJson.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
    const asHtml = await toggleFmd({ accept: 'text/html', 'x-requested-with': '' });
    expect([asHtml.status, asHtml.headers.get('location')]).toEqual([302, '/login?to=%2F']);
  });

  test('a session that ends behind the page gives 401, a forgotten one 419 without a new token', async () => {
    await browser.open('/demo/as/admin');
    await browser.open('/demo/session/end');
    expect((await toggleFmd()).status).toBe(401);
    await browser.open('/demo/as/admin');
    await browser.open('/demo/session/forget');
    const token = browser.cookies.get('XSRF-TOKEN');
    expect((await toggleFmd()).status).toBe(419);
    expect(browser.cookies.get('XSRF-TOKEN')).toBe(token);
  });
});

describe('the anti-forgery token', () => {
  beforeEach(() => browser.open('/demo/as/admin'));

  test('is URL-encoded in a cookie that scripts may read; the session cookie they may not', async () => {
    const cookies = (await browser.open('/')).headers.getSetCookie();
    expect(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))).toMatch(
      /^XSRF-TOKEN=[\w%]+%3D; Path=\/; SameSite=Lax$/,
    );
    expect(cookies.find((cookie) => cookie.startsWith('demo_session='))).toMatch(/; HttpOnly$/);
  });

  test('decoded it is accepted, and the state has changed', async () => {
    const before = fmdOfOne();
    const response = await toggleFmd();
    expect([response.status, await response.json()]).toEqual([200, !before]);
    expect(fmdOfOne()).toBe(!before);
  });

  test.each([
    ['none', {}],
    ['another one', { 'x-xsrf-token': 'abc' }],
    ['the raw cookie, not decoded', 'raw'],
  ])('%s is refused with 419 and nothing changes', async (_, headers) => {
    const before = fmdOfOne();
    const token =
      headers === 'raw'
        ? { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' }
        : (headers as Record<string, string>);
    const response = await browser.open('/app/admin/fmd/toggle', {
      method: 'POST',
      body: '{"dealer_id":1}',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...token },
    });
    expect([response.status, await response.json()]).toEqual([419, { message: 'CSRF token mismatch.' }]);
    expect(fmdOfOne()).toBe(before);
  });

  test('a form without the token is refused with a page, and accepted with it', async () => {
    const path = '/app/admin/recognition/2/posters';
    const refused = await browser.submit(path, {});
    expect([refused.status, refused.headers.get('content-type')]).toEqual([419, 'text/html; charset=UTF-8']);
    const taken = await browser.submit(path, { _token: pageToken() });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/app/admin/recognition/2']);
    expect(await (await browser.request('/app/admin/recognition/progress/2')).json()).toMatchObject({
      show_progress: 1,
    });
  });
});

describe('faults', () => {
  beforeEach(() => browser.open('/demo/as/admin'));

  const outcomeOf = (kind: string) => browser.open(`/demo/fault/${kind}`).then(() => toggleFmd());

  test.each([
    ['fail', 500, 'application/json'],
    ['fail-html', 500, 'text/html; charset=UTF-8'],
    ['maintenance', 503, 'application/json'],
    ['html', 200, 'text/html; charset=UTF-8'],
    ['expire', 419, 'application/json'],
    ['expire-renewed', 419, 'application/json'],
    ['unauthenticated', 401, 'application/json'],
    ['log-in-page', 302, null],
    ['forbidden', 403, 'application/json'],
    ['gone', 404, 'application/json'],
    ['too-large', 413, 'application/json'],
    ['invalid', 422, 'application/json'],
    ['too-many', 429, 'application/json'],
    ['too-many-until', 429, 'application/json'],
    ['cut', 200, 'application/json'],
    ['wrong-shape', 200, 'application/json'],
  ])('%s strikes one call with %i, changes nothing, and is gone', async (kind, status, type) => {
    const before = fmdOfOne();
    const struck = await outcomeOf(kind);
    expect([struck.status, struck.headers.get('content-type')]).toEqual([status, type]);
    expect(fmdOfOne()).toBe(before);
    expect(await (await toggleFmd()).json()).toBe(!before);
  });

  test('only expire-renewed changes the cookie with its 419', async () => {
    for (const [name, isRenewed] of [
      ['expire', false],
      ['expire-renewed', true],
    ] as const) {
      await browser.open(`/demo/fault/${name}`);
      const cookie = browser.cookies.get('XSRF-TOKEN');
      await toggleFmd();
      expect(browser.cookies.get('XSRF-TOKEN') !== cookie).toBe(isRenewed);
    }
  });

  test('every other answer changes the cookie, as Laravel does, and the token in it stays', async () => {
    const [cookie, token] = [browser.cookies.get('XSRF-TOKEN'), pageToken()];
    await toggleFmd();
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(cookie);
    expect(pageToken()).toBe(token);
  });

  test('a lost connection: before the server acts nothing has changed, after it everything has', async () => {
    const before = fmdOfOne();
    await expect(outcomeOf('lost')).rejects.toThrow('fetch failed');
    expect(fmdOfOne()).toBe(before);
    await expect(outcomeOf('lost-answer')).rejects.toThrow('fetch failed');
    expect(fmdOfOne()).toBe(!before);
  });

  test('slow holds the answer back and then gives the true one', async () => {
    const before = fmdOfOne();
    await browser.open('/demo/fault/slow?ms=40');
    expect(await (await toggleFmd()).json()).toBe(!before);
  });

  test('affects only its paths, as often as configured, and no page or picture', async () => {
    await browser.open('/demo/fault/fail?count=2&path=/app/admin/mentor');
    expect((await toggleFmd()).status).toBe(200);
    expect((await browser.open('/app/admin/dealers')).status).toBe(200);
    expect((await browser.open('/storage/recognition/1.svg')).status).toBe(200);
    const toggleMentor = () =>
      browser.request('/app/admin/mentor/toggle', { dealer_id: 1 }).then(({ status }) => status);
    expect([await toggleMentor(), await toggleMentor(), await toggleMentor()]).toEqual([500, 500, 200]);
  });

  test('stays in its own session, and can be taken back', async () => {
    await browser.open('/demo/fault/fail');
    const other = browserAt(host);
    await other.open('/demo/as/admin');
    expect((await other.request('/app/admin/fmd/toggle', { dealer_id: 1 })).status).toBe(200);
    await browser.open('/demo/fault/none');
    expect((await toggleFmd()).status).toBe(200);
  });

  test('an unknown one is refused with the list of those there are', async () => {
    const response = await browser.open('/demo/fault/nonsense');
    expect(response.status).toBe(404);
    const { message } = (await response.json()) as { message: string };
    for (const { kind } of faultTitles) expect(message).toContain(kind);
  });

  test('the panel offers each and takes its form', async () => {
    const panel = await (await browser.open('/demo')).text();
    for (const { kind } of faultTitles) expect(panel).toContain(`<option value="${kind}">`);
    await browser.submit('/demo/faults', {
      _token: pageToken(),
      kind: 'too-many',
      count: '1',
      path: '/',
      ms: '',
      to: '/demo',
    });
    expect((await toggleFmd()).status).toBe(429);
  });
});

describe('worlds', () => {
  beforeEach(() => browser.open('/demo/as/admin'));

  test('browsers with the same cookie share one, others do not', async () => {
    const mate = browserAt(host);
    await mate.open(`/demo/world/use/${browser.cookies.get('demo_world')}`);
    await mate.open('/demo/as/admin');
    const stranger = browserAt(host);
    await stranger.open('/demo/world/new');
    await stranger.open('/demo/as/admin');
    const before = await (await toggleFmd()).json();
    expect(await (await mate.request('/app/admin/fmd/toggle', { dealer_id: 1 })).json()).toBe(!before);
    expect(await (await stranger.request('/app/admin/fmd/toggle', { dealer_id: 1 })).json()).toBe(before);
  });

  test('the page shows what was switched, until the world is reset', async () => {
    const valueOfOne = async () =>
      /data-id="1"[^>]*data-value="(\d)"/.exec(await (await browser.open('/app/admin/dealers')).text())?.[1];
    const before = await valueOfOne();
    await toggleFmd();
    expect(await valueOfOne()).toBe(before === '1' ? '0' : '1');
    await browser.open('/demo/world/reset');
    expect(await valueOfOne()).toBe(before);
  });

  test("a world's clock can be moved, so that posters finish at once", async () => {
    const progress = async () => (await browser.request('/app/admin/recognition/progress/1')).json();
    expect(await progress()).toMatchObject({ show_progress: 1 });
    await browser.open('/demo/clock/advance/12');
    expect(await progress()).toEqual({ percent: '100.00', show_progress: 0 });
  });

  test('an invalid name is refused, and ignored in a cookie', async () => {
    expect((await browser.open('/demo/world/use/a%20b')).status).toBe(404);
    const response = await fetch(`http://127.0.0.1:${host.port}/demo/world/reset`, {
      headers: { cookie: 'demo_world=../x' },
    });
    expect(await response.json()).toMatchObject({ world: 'main' });
  });
});

describe('the payment provider', () => {
  test('shows the payment, fails, takes the money once, and leads back', async () => {
    const { payments } = host.world(browser.cookies.get('demo_world'));
    const reference = payments.open({ description: 'Latihan <Emas>', sen: 123_450, back: '/app/plt/7' });
    const path = `/demo/payment/test/${reference}`;
    const page = await (await browser.open(path)).text();
    expect(page).toContain('Latihan &lt;Emas&gt;');
    expect(page).toContain('RM 1,234.50');
    expect(page).toContain('href="/app/plt/7"');
    const press = (outcome: string) => browser.submit(path, { _token: pageToken(), outcome });
    expect((await press('fail')).status).toBe(303);
    expect(await (await browser.open(path)).text()).toContain('Payment failed.');
    await press('pay');
    expect(await (await browser.open(path)).text()).toContain('Payment successful.');
    expect(payments.find(reference)?.state).toBe('paid');
  });

  test('knows no other payment', async () => {
    expect((await browser.open('/demo/payment/live/PAY-99999')).status).toBe(404);
  });
});

test('an address or a host name that cannot be read is answered, not crashed on', async () => {
  for (const path of ['/%', '/storage/100%25.svg', '/app/admin/recognition/%', '//', '/widgets/%2e%2e/package.json']) {
    expect((await browser.open(path)).status).toBeLessThan(500);
  }
});

test('more than 20 MB is refused as PHP does', async () => {
  await browser.open('/demo/as/admin');
  const response = await browser.open('/app/admin/fmd/toggle', {
    method: 'POST',
    body: new Uint8Array(21 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
});
