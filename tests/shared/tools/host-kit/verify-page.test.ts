/** `dealer-widgets verify --page`: the calls are made as the widgets of that page make them. */
import { expect, test } from 'vitest';
import { serve, withDemoHost } from '../../../support/backends.ts';
import { run } from '../../../support/verifying.ts';

withDemoHost();

const runWith = (...args: string[]) => run(...args, '--only', 'atmTimes', '--page', '/settings');

/** A page with settings and a token, and calls below /portal that want that token. */
async function portal() {
  const arrived: string[] = [];
  const origin = await serve(({ url = '', headers }, response) => {
    arrived.push(url);
    if (url === '/settings')
      response.end(
        '<meta name="csrf-token" content="a1"><script type="application/json" id="dealer-widgets-config">{"api_base":"/portal","xsrf_meta":"csrf-token","xsrf_header":"X-CSRF-Token","user_id":7}</script>',
      );
    else
      response
        .writeHead(headers['x-csrf-token'] === 'a1' ? 200 : 403, { 'content-type': 'application/json' })
        .end('[]');
  });
  return { origin, arrived };
}

test('the settings of the page say where the calls go and where the token is', async () => {
  const { origin, arrived } = await portal();
  expect(await runWith(origin)).toMatchObject({ code: 0, out: expect.stringContaining('1 ok') as string });
  expect(arrived).toEqual(['/settings', '/portal/app/atm/time']);
});

test('an option comes before a setting', async () => {
  const { origin, arrived } = await portal();
  expect((await runWith(origin, '--xsrf-token', 'x')).warnings).toContain('The token of --xsrf-token was sent');
  expect((await runWith(origin, '--xsrf-header', 'X-Other')).code).toBe(1);
  await runWith(origin, '--api-base', '/other');
  expect(arrived.at(-1)).toBe('/other/app/atm/time');
});
