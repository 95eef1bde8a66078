import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createAssets } from '../../../mocks/host/assets.ts';
import { readRequest, writeResponse } from '../../../mocks/host/node-http.ts';
import { isFirefox } from '../../e2e/support/firefox.ts';
import { canTellOfDeploy, test as base } from '../../e2e/support/deploy.ts';
import { expect } from '../../e2e/support/test.ts';

/** A page is left open during a deploy to another origin, whose server is not set up as the guide asks. */
const PAGE = (
  origin: string,
): string => `<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,">
  <script type="module" src="${origin}/widgets/loader.js"></script></head><body>
  <div data-widget="note-block" data-note="Read this" data-load="eager"></div>
  <div data-widget="faq-item" data-question="Why?" data-answer="Because." data-load="interaction"><button>Why?</button></div></body></html>`;

const test = base.extend<{
  /** The address of the page; its scripts come from another origin. */
  address: string;
}>({
  // no page.route(): it would turn the browser's cache off
  address: async ({ dist, context }, provide) => {
    const serve = createAssets(dist);
    // while a script is fresh, Firefox uses it from memory even after a reload, and no page can prevent that
    const keepsLoader = !isFirefox(context);
    const server = createServer((incoming, outgoing) => {
      const answer = async (): Promise<Response> => {
        const request = await readRequest(incoming);
        if (request instanceof Response) return request;
        const { pathname, port } = new URL(request.url);
        if (pathname === '/')
          return new Response(PAGE(`http://localhost:${port}`), { headers: { 'content-type': 'text/html' } });
        // errors without Access-Control-Allow-Origin, as nginx and Apache send them without `always`
        const file = (await serve(request, pathname.slice('/widgets/'.length))) ?? new Response(null, { status: 404 });
        if (keepsLoader && pathname.endsWith('/loader.js')) file.headers.set('cache-control', 'max-age=86400');
        return file;
      };
      void answer().then((response) => writeResponse(outgoing, response));
    });
    await new Promise<void>((listening) => server.listen(0, listening));
    // a server that listens on a port has an address of this kind
    await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.closeAllConnections();
    server.close();
  },
});

const answer = (page: Page) => page.getByText('Because.');
const versionOf = (page: Page) => page.evaluate(() => DealerWidgets.version);

test('files gone from another origin are noticed, without CORS, too', async ({ page, deploy, address, problems }) => {
  problems.expect(/faq-item-\w+\.js is not there\. Its answer cannot be read/);
  problems.tolerate(/CORS|net::ERR_FAILED|status of 404/);
  await page.goto(address);
  await expect(page.locator('[data-widget=note-block]')).toHaveAttribute('data-widget-state', 'ready');
  const before = await versionOf(page);
  await canTellOfDeploy(page);
  await deploy(0);
  await page.getByRole('button', { name: 'Why?' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Muat semula', exact: true }).click();
  await loaded;
  await expect(page.locator('[data-widget=note-block]')).toHaveAttribute('data-widget-state', 'ready');
  expect(await versionOf(page)).not.toBe(before);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(answer(page)).toBeVisible();
});
