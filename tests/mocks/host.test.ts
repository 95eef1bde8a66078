/** The demo host as one server; long because every kind of request goes to the same one. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHost, type Host } from '../../mocks/host/host.ts';
import { tokenIn } from '../../mocks/host/sessions.ts';
import { pages } from '../../mocks/host/pages/pages.ts';
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
});

describe('the session', () => {
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

  test('who may not is refused with 403, and a request that breaks the contract with its field', async () => {
    const asked = () => browser.request('/app/admin/fmd/toggle', { dealer_id: { not: 'an id' } });
    await browser.open('/demo/as/dealer');
    expect((await asked()).status).toBe(403);
    await browser.open('/demo/as/admin');
    const refused = await asked();
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { dealer_id: [expect.any(String)] } },
    ]);
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
    ['maintenance', 503, 'application/json'],
    ['html', 200, 'text/html'],
    ['expire', 419, 'application/json'],
    ['unauthenticated', 401, 'application/json'],
    ['forbidden', 403, 'application/json'],
    ['gone', 404, 'application/json'],
    ['too-large', 413, 'application/json'],
    ['invalid', 422, 'application/json'],
    ['too-many', 429, 'application/json'],
  ])('%s strikes one call with %i, changes nothing, and is gone', async (kind, status, type) => {
    const before = fmdOfOne();
    const struck = await outcomeOf(kind);
    expect([struck.status, struck.headers.get('content-type')]).toEqual([status, type]);
    expect(fmdOfOne()).toBe(before);
    expect(await (await toggleFmd()).json()).toBe(!before);
  });

  test('every answer but a refused token changes the cookie, as Laravel does, and the token in it stays', async () => {
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
});

test('an address or a host name that cannot be read is answered, not crashed on', async () => {
  for (const path of ['/%', '/storage/100%25.svg', '/app/admin/recognition/%', '//', '/widgets/%2e%2e/package.json']) {
    expect((await browser.open(path)).status).toBeLessThan(500);
  }
});
