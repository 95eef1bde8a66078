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
import { type FirstPress, measureFirstPress } from './first-press.ts';
import { measureFirstUse } from './first-use.ts';
import { type LargeList, measureLargeLists } from './large-lists.ts';
import { measureFrames } from './frames.ts';
import { measureLeaks } from './leaks.ts';
import { type ManyToggles, measureManyToggles } from './many-toggles.ts';
import { type MountCosts, measureMountCosts } from './mount-costs.ts';
import { measureSizes } from './sizes.ts';
import { measureSmallChange } from './small-change.ts';
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

const colour = await measureSmallChange();
console.log(
  `\nOne other colour in tokens.css: a returning visitor fetches ${colour.again.length} of ${colour.allFiles} files again (${colour.again.join(', ')}), ${colour.bytes.toLocaleString('en')} of ${colour.allBytes.toLocaleString('en')} bytes.`,
);

const browser = await chromium.launch(await chromiumLaunch());
try {
  const slow = await serveStatic(distFiles(), 150);
  const firstUse = await measureFirstUse(browser, slow).finally(() => slow.close());
  console.log(
    `\nUntil one toggle can be clicked: ${firstUse.bytes.toLocaleString('en')} bytes in ${firstUse.rounds} request rounds after the HTML.`,
  );
  console.log(
    table(
      ['asked for', 'round', 'brotli'],
      firstUse.files.map(({ path: file, round, bytes }) => [file, round, bytes]),
    ),
  );

  const server = await serveStatic(distFiles(), 0);
  const many: ManyToggles[] = [];
  let largeLists: LargeList[];
  let mountCosts: MountCosts[];
  let firstPress: FirstPress[];
  try {
    await measureManyToggles(browser, server, 20, 'visible'); // warms the browser up
    for (const count of [20, 100, 1_000, 5_000]) many.push(await measureManyToggles(browser, server, count, 'visible'));
    many.push(await measureManyToggles(browser, server, 5_000, 'eager'));
    firstPress = await measureFirstPress(browser, server);
    mountCosts = await measureMountCosts(browser, server);
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

  const columns = firstPress.filter(({ page }) => page === firstPress[0]!.page);
  console.log(
    `\n${table(
      ['until all can be pressed, ms', ...columns.map(({ condition, count }) => `${condition}, ${count}`)],
      [...Map.groupBy(firstPress, ({ page }) => page)].map(([page, cells]) => [
        page,
        ...cells.map(({ ready, ratio }) => `${ready.toFixed(0)} (× ${ratio.toFixed(2)})`),
      ]),
    )}`,
  );

  const [, plain] = mountCosts;
  const besidePlain = (ms: number | undefined, by: number | undefined): string =>
    ms && by ? `${ms.toFixed(0)} (× ${(ms / by).toFixed(2)})` : '';
  console.log(
    `\n${table(
      ['mounting', '20: first to last ms', '20 changed ms', '… again', '1,000 added, longest task'],
      mountCosts.map(({ page, twenty, changed, changedAgain, added }) => [
        page,
        besidePlain(twenty, plain?.twenty),
        besidePlain(changed, plain?.changed),
        besidePlain(changedAgain, plain?.changedAgain),
        orLess(added),
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

  const frames = await measureFrames(browser);
  console.log(
    `\n${table(
      ['as a phone, CPU × 4', 'first frame ms', 'motion ended ms', 'frames a second', 'longest ms'],
      frames.map(({ what, answered, done, frames: count, longest }) => [
        what,
        answered.toFixed(0),
        done.toFixed(0),
        count,
        longest.toFixed(1),
      ]),
    )}`,
  );

  const leaks = await measureLeaks(browser);
  console.log(
    `\n${table(
      ['left after 200 mounts', 'nodes', 'listeners', 'timers', 'object URLs', 'observers'],
      leaks.map(({ widget, nodes, listeners, timers, objectUrls, observers }) => [
        widget,
        nodes,
        listeners,
        timers,
        objectUrls,
        observers,
      ]),
    )}`,
  );

  const result = {
    node: process.version,
    chromium: browser.version(),
    sizes,
    colour,
    firstUse,
    firstPress,
    many,
    frames,
    mountCosts,
    largeLists,
    leaks,
  };
  writeFileSync(path.join(dist, 'bench.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\nWritten to ${path.relative('.', dist)}/bench.json.`);
} finally {
  await browser.close();
}
