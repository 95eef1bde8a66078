/**
 * Every screen of the demo host and the main flows in WebKitGTK (Debian: `webkit2gtk-driver` and `xvfb`), through WebDriver,
 * because Playwright cannot drive it. Words after the command choose by name.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rolesFor } from '../../../mocks/permission.ts';
import { startHost } from '../../../mocks/host/host.ts';
import { pages } from '../../../mocks/host/pages/pages.ts';
import { startWebKit } from './driver.ts';
import { flows } from './flows.ts';

const filter = process.argv.slice(2).join(' ');
const host = await startHost({ port: 0 });
const browser = await startWebKit(process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver');
const results = path.join(import.meta.dirname, '../../../test-results');
await mkdir(results, { recursive: true });
let failed = 0;
const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const as = (role: string, to: string): Promise<void> =>
  browser.open(`${host.url}/demo/as/${role}?to=${encodeURIComponent(to)}`);
async function check(name: string, what: () => Promise<void>): Promise<void> {
  if (!name.includes(filter)) return;
  const started = Date.now();
  await browser.open(`${host.url}/demo/world/new`);
  const error = await what().then(
    () => undefined,
    (reason: Error) => reason,
  );
  if (error) failed += 1;
  print(`  ${error ? '✘' : '✓'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!error) return;
  const picture = path.join(results, `webkit-${failed}.png`);
  await writeFile(picture, await browser.picture());
  print(`    ${error.message}\n    ${picture}`);
}

/** In the page: what is wrong with its widgets; null while some are loading. */
function widgetsOf(): string[] | null {
  const loader = window.DealerWidgets;
  if (!loader || Array.isArray(loader) || document.readyState !== 'complete') return null;
  const all = loader.inspect();
  const isSeen = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  if (all.some(({ state, element }) => state === 'loading' || (state === 'pending' && isSeen(element)))) return null;
  return all.flatMap(({ widget, state, lastError }) =>
    state === 'error' || lastError ? [`${widget}: ${lastError}`] : [],
  );
}

try {
  for (const { path: screen, example = screen, title } of pages.filter(({ failsOnPurpose }) => !failsOnPurpose))
    await check(`the screen ${screen} ("${title}")`, async () => {
      await as(rolesFor(screen)[0] ?? 'visitor', example);
      for (const end of ['top', 'bottom']) {
        if (end === 'bottom') await browser.run(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await browser.until('its widgets', widgetsOf);
      }
      const wrong = await browser.run(widgetsOf);
      if (wrong?.length) throw new Error(wrong.join('\n'));
    });
  for (const [name, walk] of Object.entries(flows)) await check(name, () => walk(browser, as));
} finally {
  await browser.close();
  await host.close();
}
print(failed ? `${failed} failed in WebKitGTK.` : 'All passed in WebKitGTK.');
process.exitCode = failed ? 1 : 0;
