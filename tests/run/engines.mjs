/**
 * `npm run test:engines`: the other installed engines and the Preact flavour, then a list of what ran and what did not and why.
 * `npm run test:engines -- chromium-111` runs one.
 */
import '../guard.mjs';
import { existsSync } from 'node:fs';
import { hasPackagedChromium } from '../chromium.mjs';

const { runStep, summary } = await import('./steps.ts');
const { build } = await import('./test-steps.ts');

const playwright = (name) => ({
  name,
  command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
  report: 'playwright',
  env: { ENGINES: name },
});
const packaged = hasPackagedChromium ? undefined : 'npm brings it for Linux on x64 only';
const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const webkit = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const preact = 'node_modules/.cache/dist-preact';
/** Every engine beside the Chromium of `npm test`, and why it cannot run here, when it cannot. */
const engines = [
  {
    ...playwright('chromium'),
    name: 'preact',
    before: { name: 'preact build', command: ['node', 'build.mjs', '--flavour=preact', `--out=${preact}`] },
    env: { DIST: preact },
  },
  { ...playwright('chromium-111'), missing: packaged },
  {
    ...playwright('firefox'),
    missing: existsSync(firefox) ? undefined : `there is no ${firefox}; install firefox-esr, or set FIREFOX_PATH`,
  },
  {
    name: 'webkit',
    command: ['node', 'tests/ci/webkit/run.ts'],
    missing:
      existsSync(webkit) && (process.env.DISPLAY || existsSync('/usr/bin/Xvfb'))
        ? undefined
        : `there is no ${webkit}, or no display; install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER`,
  },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !engines.some((engine) => engine.name === name));
if (unknown.length)
  throw new Error(
    `No engine is called ${unknown.join(', ')}. There are: ${engines.map(({ name }) => name).join(', ')}.`,
  );

const chosen = engines.filter(({ name }) => names.length === 0 || names.includes(name));
// one after the other: four browsers on two cores find the races of tests rather than those of widgets
const done = [await runStep(build)];
for (const { missing, before, ...engine } of chosen) {
  if (missing) continue;
  if (before) done.push(await runStep(before));
  done.push(await runStep(engine));
}

process.exitCode = summary(done) ? 0 : 1;
for (const { name, ok } of done) console.log(`${ok ? 'RAN' : 'FAILED'} ${name}`);
for (const { name, missing } of chosen) if (missing) console.log(`SKIPPED ${name}: ${missing}`);
// an engine that was named and is missing is a failure
if (names.length && chosen.some(({ missing }) => missing)) process.exitCode = 1;
