import { expect, it } from 'vitest';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { answering, clientFor, failureOf, startServer } from './http-server.ts';

const { rooms, toggleVacancy, toggleAtRoute, uploadFile } = endpoints;
const vacancy = { request: { vacancy_id: '7' } };
const PAGE = '<!DOCTYPE html><h1>Forbidden</h1><p>CSRF verification failed.</p>';
const DJANGO = { api_base: '', xsrf_cookie: 'csrftoken', xsrf_header: 'X-XSRF-TOKEN' };

/** The message of the error that a refused save ends with, on a page with these cookies and settings. */
async function refusal(status: number, body: string, changes: Parameters<typeof clientFor>[1] = {}): Promise<string> {
  const { origin } = await startServer((response) => response.writeHead(status).end(body));
  return (await failureOf(clientFor(origin, changes)(toggleVacancy, vacancy))).message;
}

it.each([
  [419, '{"message":"CSRF token mismatch."}'],
  [403, PAGE],
  [400, '<!doctype html><title>400 Bad Request</title><p>The CSRF token is missing.</p>'], // Flask-WTF
  [422, '<!doctype html><h1>The change you wanted was rejected.</h1>'],
])('%i without a token: the settings, and not the role: %s', async (status, body) => {
  const message = await refusal(status, body, { cookies: () => '' });
  expect(message).toContain('carried no anti-forgery token');
  expect(message).toContain('xsrf_cookie, xsrf_meta or xsrf_token');
  expect(message).not.toMatch(/role|Look at the server/);
});

it('403 with JSON and without a token: both', async () => {
  const message = await refusal(403, '{"message":"Forbidden"}', { cookies: () => '' });
  expect(message).toMatch(/carried no anti-forgery token.* If the server asks for none, .*role/);
});

it.each([400, 403, 419, 422])('%i with a page and a token: the place of the token and its header', async (status) => {
  expect(await refusal(status, PAGE, { cookies: () => 'csrftoken=abc', settings: DJANGO })).toContain(
    'It carried the token of the cookie csrftoken in the header X-XSRF-TOKEN. Is that the header that the server reads (page setting xsrf_header)?',
  );
  const settings = { ...DJANGO, xsrf_meta: 'csrf-token', xsrf_header: 'X-Other' };
  expect(await refusal(status, PAGE, { meta: () => 'abc', settings })).toContain(
    'the token of <meta name="csrf-token"> in the header X-Other',
  );
  expect(await refusal(status, PAGE, { settings: { ...DJANGO, xsrf_token: 'abc' } })).toContain(
    'the token of the page setting xsrf_token in the header X-XSRF-TOKEN',
  );
});

it.each([400, 403, 419, 422])('%i with a page, after a token was sent: only a reload helps', async (status) => {
  const { call } = await answering(status, {}, PAGE);
  expect(await failureOf(call(toggleVacancy, vacancy))).toMatchObject({
    kind: 'session-ended',
    onlyReloadHelps: true,
    mayBeDone: false,
    status,
  });
});

it('419 twice: what the second call carried', async () => {
  let cookies = 'XSRF-TOKEN=old';
  const { origin } = await startServer((response) => {
    cookies = '';
    response.writeHead(419).end();
  });
  const { message } = await failureOf(clientFor(origin, { cookies: () => cookies })(toggleVacancy, vacancy));
  expect(message).toContain('carried no anti-forgery token');
});

it('a named place that is empty is not asked for again', async () => {
  const message = await refusal(403, PAGE, { cookies: () => '', settings: DJANGO });
  expect(message).toContain(
    'the server has not set the cookie csrftoken (Django sets it only on pages with {% csrf_token %} or @ensure_csrf_cookie)',
  );
  expect(message).not.toContain('Name the place');
  const settings = { ...DJANGO, xsrf_cookie: 'XSRF-TOKEN', xsrf_meta: 'csrf-token' };
  expect(await refusal(403, PAGE, { cookies: () => '', settings })).toContain(
    'the page has no <meta name="csrf-token"> with a content. Write it into the head.',
  );
});

it('403 with JSON and a token is the role, and so is a refused reading call', async () => {
  expect(await refusal(403, '{"message":"This action is unauthorized."}')).toBe(
    'POST /app/admin/vacancy/toggle was refused with 403. This person may not do it; check their role.',
  );
  const { call } = await answering(403, {}, PAGE);
  expect((await failureOf(call(rooms))).message).toMatch(/403\. This person may not do it; check their role\.$/);
});

it('404: the property that the address came from', async () => {
  const { call } = await answering(404, {}, '');
  const flip = call(toggleAtRoute, { params: { route: '/app/nowhere' }, request: { id: '7' } });
  expect((await failureOf(flip)).message).toBe(
    'POST /app/nowhere was refused with 404. There is no such address or no such entry; check the property route and the ids of the element.',
  );
  const upload = call(uploadFile, { params: { route: '/app/nowhere' }, request: { file: new File([''], 'a') } });
  expect((await failureOf(upload)).message).toMatch(/check the property uploadUrl and the ids of the element\.$/);
  expect((await failureOf(call(toggleVacancy, vacancy))).message).toMatch(/setting api_base and the ids on the page/);
});
