/**
 * One flavour's part of `npm run bench`, the build in `DIST`; it prints tables and writes bench.json beside the build. Times
 * depend on the machine, so they are only printed; tests/dist asserts the sizes.
 */
import '../guard.mjs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.mjs';
import { dist, distFiles } from '../support/dist.ts';
import { measureLargeLists } from './large-lists.ts';
import { type ManyToggles, measureManyToggles } from './many-toggles.ts';
import { measureSizes } from './sizes.ts';
import { serveStatic } from './static-server.ts';

const browser = await chromium.launch(await chromiumLaunch());
const server = await serveStatic(distFiles());
try {
  const sizes = await measureSizes();
  console.table(sizes);
  await measureManyToggles(browser, server, 20); // warms the browser up
  const many: ManyToggles[] = [];
  for (const count of [20, 100, 1_000, 5_000]) many.push(await measureManyToggles(browser, server, count));
  console.table(many);
  const largeLists = await measureLargeLists(browser, server);
  console.table(largeLists);
  const result = { node: process.version, chromium: browser.version(), sizes, many, largeLists };
  writeFileSync(path.join(dist, 'bench.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative('.', dist)}/bench.json.`);
} finally {
  await server.close();
  await browser.close();
}
