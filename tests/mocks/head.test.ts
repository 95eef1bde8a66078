import { expect, test } from 'vitest';
import { startHost } from '../../mocks/host/host.ts';
import { browserAt } from './browser-like.ts';

const paths = ['/', '/demo', '/app/plt', '/widgets/manifest.json', '/demo/static/host.css', '/app/rooms'];

test.each(paths)('HEAD %s answers like GET, without the body', async (path) => {
  const host = await startHost({ port: 0 });
  const browser = browserAt(host);
  await browser.open('/demo/as/dealer');
  const [head, get] = [await browser.open(path, { method: 'HEAD' }), await browser.open(path)];
  await host.close();
  expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')]);
  expect([get.ok, await head.text()]).toEqual([true, '']);
});
