import { describe, expect, it, vi, test } from 'vitest';
import { thisPage } from '../../../shared/api/environment.ts';
import { reportedName } from '../../../shared/api/address.ts';
import { type Endpoint, endpoint } from '../../../shared/contract/endpoint.ts';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { clientFor, failureOf, startServer } from './http-server.ts';

const yes = () =>
  startServer((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('true'));
const { toggleVacancy, toggleAtRoute, academyCourses, roomPeople, updateImage, rooms } = endpoints;

describe('what goes over the wire (W3)', () => {
  it('sends a payload as JSON with the headers Laravel needs and the decoded token', async () => {
    const { origin, seen } = await yes();
    await clientFor(origin)(toggleVacancy, { request: { vacancy_id: '7' } });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/app/admin/vacancy/toggle', body: '{"vacancy_id":"7"}' });
    expect(seen[0]!.headers).toMatchObject({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
      'x-xsrf-token': 'abc=',
    });
  });

  it('reads the token afresh for every request', async () => {
    const { origin, seen } = await yes();
    let token = 'one';
    const call = clientFor(origin, { cookies: () => `XSRF-TOKEN=${token}` });
    await call(toggleVacancy, { request: { vacancy_id: '7' } });
    token = 'two';
    await call(toggleVacancy, { request: { vacancy_id: '7' } });
    expect(seen.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['one', 'two']);
  });

  it('sends no token where there is no cookie, and uses the names the page sets', async () => {
    const { origin, seen } = await yes();
    await clientFor(origin, { cookies: () => '' })(toggleVacancy, { request: { vacancy_id: '7' } });
    const settings = { api_base: '', xsrf_cookie: 'CSRF', xsrf_header: 'X-CSRF' };
    await clientFor(origin, { cookies: () => 'CSRF=z', settings })(toggleVacancy, { request: { vacancy_id: '7' } });
    expect(seen.map(({ headers }) => [headers['x-xsrf-token'], headers['x-csrf']])).toEqual([
      [undefined, undefined],
      [undefined, 'z'],
    ]);
  });

  it('takes the token from the setting, else from the meta the page names, else from the cookie', async () => {
    const { origin, seen } = await yes();
    const names = { api_base: '', xsrf_cookie: 'csrftoken', xsrf_header: 'X-CSRFToken' };
    let meta = 'of the meta';
    const page = {
      cookies: () => 'csrftoken=of%20the%20cookie',
      meta: (name: string) => (name === 'csrf-token' ? meta : undefined),
    };
    const send = (settings: object) =>
      clientFor(origin, { ...page, settings: { ...names, ...settings } })(toggleVacancy, {
        request: { vacancy_id: '7' },
      });
    await send({ xsrf_token: 'of the page', xsrf_meta: 'csrf-token' });
    await send({ xsrf_meta: 'csrf-token' });
    meta = 'renewed';
    await send({ xsrf_meta: 'csrf-token' });
    await send({ xsrf_meta: 'not-there' });
    await send({});
    expect(seen.map(({ headers }) => headers['x-csrftoken'])).toEqual([
      'of the page',
      'of the meta',
      'renewed',
      'of the cookie',
      'of the cookie',
    ]);
  });

  it('keeps the token from every other origin', async () => {
    const [page, stranger] = [await yes(), await yes()];
    await clientFor(page.origin)(toggleAtRoute, { params: { route: `${stranger.origin}/flip` }, request: { id: '7' } });
    expect(stranger.seen[0]!.url).toBe('/flip');
    expect(stranger.seen[0]!.headers).not.toHaveProperty('x-xsrf-token');
  });

  it('forbids the browser to follow a redirect to another origin with a token', async () => {
    vi.stubGlobal('location', { origin: 'https://dealers.example' });
    const call = clientFor(location.origin, { fetchOptions: thisPage.fetchOptions });
    const original = globalThis.fetch;
    const modes: RequestMode[] = [];
    globalThis.fetch = async (input) => {
      modes.push((input as Request).mode);
      return new Response('1');
    };
    try {
      await call(toggleVacancy, { request: { vacancy_id: '7' } });
      await call(toggleAtRoute, { params: { route: 'https://other.example/x' }, request: { id: '7' } });
    } finally {
      globalThis.fetch = original;
      vi.unstubAllGlobals();
    }
    expect(modes).toEqual(['same-origin', 'cors']);
  });

  it('sends files as form data, keeps their names, and leaves the content type to the browser', async () => {
    const { origin, seen } = await startServer((response) => response.end('{}'));
    const image = new File(['PNG'], 'avatar.png', { type: 'image/png' });
    await clientFor(origin)(updateImage, {
      request: { image, token: '{token}', name: 'Ali' },
      headers: { 'X-Custom': 'yes' },
    });
    expect(seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]!.headers['x-custom']).toBe('yes');
    expect(seen[0]!.body).toMatch(/name="image"; filename="avatar\.png"\r\nContent-Type: image\/png\r\n\r\nPNG\r\n/);
    expect(seen[0]!.body).toMatch(/name="token"\r\n\r\n\{token\}\r\n/);
    expect(seen[0]!.body).toMatch(/name="name"\r\n\r\nAli\r\n/);
  });

  it('puts a query into the address and parameters into the path', async () => {
    const { origin, seen } = await startServer((response) => response.end('[]'));
    const call = clientFor(origin, { settings: { api_base: '/portal/', xsrf_cookie: 'a', xsrf_header: 'b' } });
    await call(academyCourses, { request: { team: 'g 100', month: 3, year: 2026 } });
    await call(roomPeople, { params: { roomId: 'A/1', date: '2026-11-23' } });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /portal/app/academy/courses?team=g+100&month=3&year=2026',
      'GET /portal/app/room-people/A%2F1/2026-11-23',
    ]);
  });
  it('sends nothing to a route that the page does not allow, or without a value in its path; an empty part of a query is left out', async () => {
    const { origin, seen } = await startServer((response) => response.end('[]'));
    const settings = { api_base: '', xsrf_cookie: 'a', xsrf_header: 'b', allowed_routes: ['/app/'] };
    const call = clientFor(origin, { settings });
    const flip = call(toggleAtRoute, { params: { route: '/flip' }, request: { id: '7' } });
    await expect(flip).rejects.toThrow('The page\'s route "/flip" was refused; expected');
    for (const roomId of ['', '.', '..'])
      await expect(call(roomPeople, { params: { roomId, date: '2026-11-23' } })).rejects.toThrow(
        `GET /app/room-people/{roomId}/{date} needs a value for {roomId}, but got ${JSON.stringify(roomId)}. Give an id, a date or a name.`,
      );
    await expect(call(roomPeople, { params: JSON.parse('{}') })).rejects.toThrow('needs a value for {roomId}');
    expect(seen).toEqual([]);
    await call(academyCourses, { request: JSON.parse('{"team":null,"year":2026}') });
    expect(seen[0]?.url).toBe('/app/academy/courses?year=2026');
  });

  it('reports no id and no name of an address', () => {
    const reported = (each: Endpoint, path: string) => reportedName(each, new URL(path, 'https://host.example'));
    expect(reported(roomPeople, '/portal/app/room-people/7/2026-11-23')).toBe('GET /app/room-people/…/…');
    expect(reported(toggleAtRoute, '/app/dealers/Ali')).toBe('POST /app/…');
    expect(reported(toggleAtRoute, '/Ali%20bin/7')).toBe('POST /…');
  });

  it('follows a relative route of the page from where the page is', async () => {
    const { origin, seen } = await yes();
    await clientFor(origin)(toggleAtRoute, { params: { route: '../flip?x=1' }, request: { id: '7' } });
    expect(seen[0]!.url).toBe('/flip?x=1');
  });
});

describe('addresses (W10)', () => {
  it.each(['javascript:alert(1)', 'data:text/plain,1', 'file:///etc/passwd'])('refuses the route %s', async (route) => {
    const { origin } = await yes();
    const error = await failureOf(clientFor(origin)(toggleAtRoute, { params: { route }, request: { id: '7' } }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error.message).toContain('was refused');
  });
});

describe('the types of a call', () => {
  it('ask for parameters and payload exactly where the contract has them', () => {
    const call = clientFor('http://127.0.0.1:1');
    const neverRun = () => {
      void call(rooms);
      // @ts-expect-error the payload is missing
      void call(toggleVacancy);
      // @ts-expect-error the field has another name
      void call(toggleVacancy, { request: { id: '7' } });
      // @ts-expect-error a parameter is missing
      void call(roomPeople, { params: { roomId: '7' } });
      // @ts-expect-error there is no payload
      void call(rooms, { request: {} });
    };
    expect(neverRun).toBeTypeOf('function');
    expect(endpoint({ method: 'GET', path: '/x', answer: rooms.answer }).encoding).toBe('none');
  });
});

const settings = { api_base: '', xsrf_cookie: 'XSRF-TOKEN', xsrf_header: 'X-XSRF-TOKEN' };
const CALL = 'POST /app/admin/vacancy/toggle was not sent: ';
const CHARACTERS = 'has a line break or a character that no HTTP header can carry.';

test.each([
  [
    { settings: { ...settings, xsrf_header: 'X CSRF' } },
    'the page setting xsrf_header is "X CSRF", which is not the name of an HTTP header. Write one such as X-CSRF-TOKEN.',
  ],
  [{ settings: { ...settings, xsrf_header: '' } }, 'the page setting xsrf_header is "", which is not the name'],
  [{ settings: { ...settings, xsrf_token: 'a\nb' } }, `the token of the page setting xsrf_token ${CHARACTERS}`],
  [
    { settings: { ...settings, xsrf_meta: 'token' }, meta: () => 'ключ' },
    `the token of <meta name="token"> ${CHARACTERS} Write there what the server made.`,
  ],
  [{ cookies: () => 'XSRF-TOKEN=a%0Ab' }, `the token of the cookie XSRF-TOKEN ${CHARACTERS}`],
])('a token that no header can carry is named, and fetch is not blamed: %j', async (page, sentence) => {
  const { origin, seen } = await startServer((response) => response.end('true'));
  const error = await failureOf(clientFor(origin, page)(toggleVacancy, { request: { vacancy_id: '7' } }));
  expect(error.message).toContain(CALL + sentence);
  expect(error.mayBeDone).toBeUndefined();
  expect(seen).toEqual([]);
});

test('spaces and line breaks around a token are left out, as browsers do', async () => {
  const { origin, seen } = await startServer((response) => response.end('true'));
  const call = clientFor(origin, { settings: { ...settings, xsrf_token: ' abc\n' } });
  await call(toggleVacancy, { request: { vacancy_id: '7' } });
  expect(seen[0]!.headers['x-xsrf-token']).toBe('abc');
});
