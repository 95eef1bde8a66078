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
import { type LargeList, measureLargeLists } from './large-lists.ts';
import { measureLeaks } from './leaks.ts';
import { type ManyToggles, measureManyToggles } from './many-toggles.ts';
import { measureSizes } from './sizes.ts';
import { serveStatic } from './static-server.ts';
import { table } from './table.ts';

const sizes = await measureSizes();
console.log(
  table(
    ['bytes', 'plain', 'gzip', 'brotli', '× bare react', '× bare preact'],
    sizes.map(({ what, bytes, gzip, brotli, ratios }) => [
      what,
      bytes,
      gzip,
      brotli,
      ratios.react.toFixed(3),
      ratios.preact.toFixed(3),
    ]),
  ),
);

const browser = await chromium.launch(await chromiumLaunch());
try {
  const server = await serveStatic(distFiles());
  const many: ManyToggles[] = [];
  let largeLists: LargeList[];
  try {
    await measureManyToggles(browser, server, 20, 'visible'); // warms the browser up
    for (const count of [20, 100, 1_000, 5_000]) many.push(await measureManyToggles(browser, server, count, 'visible'));
    many.push(await measureManyToggles(browser, server, 5_000, 'eager'));
    largeLists = await measureLargeLists(browser, server);
  } finally {
    await server.close();
  }
  const orLess = (ms: number): string => (ms > 50 ? ms.toFixed(0) : '≤ 50');
  console.log(
    `\n${table(
      [
        'toggles',
        'ready ms',
        'after HTML',
        'page alone',
        'mounted',
        'longest task',
        'without',
        'heap MB',
        '… 20 screens on',
        'mounted',
        'shift',
      ],
      many.map((row) => [
        `${row.count} ${row.load}`,
        row.visibleReady.toFixed(0),
        row.afterHtml.toFixed(0),
        row.paintedWithout.toFixed(0),
        row.mounted,
        orLess(row.longestTask),
        orLess(row.longestTaskWithout),
        row.heap.toFixed(1),
        row.heapAfterScrolling.toFixed(1),
        row.mountedAfterScrolling,
        row.layoutShift.toFixed(3),
      ]),
    )}`,
  );

  console.log(
    `\n${table(
      ['main thread', 'ms', 'slowest', 'script in it', 'allowed'],
      largeLists.map(({ what, ms, slowest, script, allowed }) => [
        what,
        ...[ms, slowest, script].map((each) => each.toFixed(1)),
        String(allowed),
      ]),
    )}`,
  );

  const leaks = await measureLeaks(browser);
  console.log(
    `\n${table(
      ['left after 200 mounts', 'nodes', 'listeners'],
      leaks.map(({ widget, nodes, listeners }) => [widget, nodes, listeners]),
    )}`,
  );

  const result = {
    node: process.version,
    chromium: browser.version(),
    sizes,
    many,
    largeLists,
    leaks,
  };
  writeFileSync(path.join(dist, 'bench.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative('.', dist)}/bench.json.`);
} finally {
  await browser.close();
}
