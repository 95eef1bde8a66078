import { expect, test } from 'vitest';
import { endpoints } from '../../../shared/contract/calls/endpoints.ts';
import { clientFor, failureOf, startServer } from './http-server.ts';

const { toggleVacancy } = endpoints;
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
