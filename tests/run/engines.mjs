/**
 * `npm run test:engines`: the other engines that are there, one after the other, and at the end what ran, and what did not and why. `npm run test:engines -- chromium-111` runs one. A build has to be there.
 */
import '../guard.mjs';
import { existsSync } from 'node:fs';
import { hasPackagedChromium } from '../chromium.mjs';

const { runStep, summary } = await import('./steps.ts');

const playwright = (name) => ({
  name,
  command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
  report: 'playwright',
  env: { ENGINES: name },
});
const packaged = hasPackagedChromium ? undefined : 'npm brings it for Linux on x64 only';
const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const webkit = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
/** Every engine beside the Chromium of `npm test`, and why it cannot run here, when it cannot. */
const engines = [
  { ...playwright('chromium-111'), missing: packaged },
  { ...playwright('chromium-116'), missing: packaged },
  {
    ...playwright('firefox'),
    missing: existsSync(firefox) ? undefined : `there is no ${firefox}; install firefox-esr, or set FIREFOX_PATH`,
  },
  {
    name: 'webkit',
    command: ['node', 'tests/webkit/run.ts'],
    missing: existsSync(webkit)
      ? undefined
      : `there is no ${webkit}; install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER`,
  },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !engines.some((engine) => engine.name === name));
if (unknown.length)
  throw new Error(
    `No engine is called ${unknown.join(', ')}. There are: ${engines.map(({ name }) => name).join(', ')}.`,
  );

const done = [];
const wanted = engines.filter(({ name }) => asked.length === 0 || asked.includes(name));
for (const engine of wanted) if (!engine.missing) done.push(await runStep(engine));

process.exitCode = summary(done) ? 0 : 1;
for (const { name, ok } of done) console.log(`${ok ? 'RAN' : 'FAILED'} ${name}`);
for (const { name, missing } of wanted) if (missing) console.log(`SKIPPED ${name}: ${missing}`);
// whoever asks for an engine by its name wants to know of it
if (asked.length && wanted.some(({ missing }) => missing)) process.exitCode = 1;
