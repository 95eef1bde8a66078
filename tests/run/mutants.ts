/**
 * `npm run test:mutants -- <file>`: changes one thing at a time in a source file and prints what neither its nearest unit tests nor those after
 * `--by` notice. No file is written: Vite hands over the changed text.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import type { TestSpecification } from 'vitest/node';
import { sameEverywhere } from '../chromium.mjs';
import { type Mutant, mutantsOf, mutated } from './mutants-of.ts';
import { nearestTests } from './reach.ts';

const root = path.join(import.meta.dirname, '../..');
/** A run that takes longer has begun to loop: the change is noticed. */
const LOOPS_MS = 120_000;
/** A component test that waits longer for what is expected has noticed the change. */
const PAGE_MS = 8_000;
/** Unit tests that take longer are left out, like those that fail without a change: they would be run for every change that is not noticed. */
const SLOW_MS = 5_000;

/** Runs the tests once without a change and then with each from `first` on; sends to the parent which is begun, and whether a test has failed. */
async function runMutants(file: string, tests: readonly string[], first: number): Promise<void> {
  const source = readFileSync(path.join(root, file), 'utf8');
  let current = source;
  const plugin: Plugin = {
    name: 'mutant',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === path.join(root, file) ? current : null),
  };
  const { createVitest } = await import('vitest/node');
  const inPage = !tests[0]!.endsWith('.tsx')
    ? undefined
    : (await import('../vitest.config.ts')).components('component', ...tests);
  /** As they come: the nearest first. */
  const sequence = {
    sequencer: class {
      sort = <Test>(all: Test) => all;
      shard = <Test>(all: Test) => all;
    },
  };
  const options = { fsModuleCache: false, include: [...tests], isolate: false, maxWorkers: 1, bail: 1, sequence };
  const inline = {
    ...inPage,
    root,
    plugins: [plugin, ...(inPage?.plugins ?? [])],
    test: inPage
      ? { ...inPage.test, ...options, testTimeout: PAGE_MS }
      : { ...options, pool: 'threads', testTimeout: LOOPS_MS / 6 },
  } as object; // the types of Vitest's own parts differ
  const vitest = await createVitest('test', { config: false, watch: false, reporters: [{}] }, inline);
  const passes = async (specifications: TestSpecification[]): Promise<boolean> => {
    vitest.state.filesMap.clear(); // what earlier changes have broken
    vitest.invalidateFile(path.join(root, file));
    const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specifications);
    return unhandledErrors.length === 0 && testModules.every((each) => each.ok());
  };
  const used: TestSpecification[] = [];
  for (const each of await vitest.globTestSpecifications()) {
    const begun = Date.now();
    if ((await passes([each])) && (inPage || Date.now() - begun < SLOW_MS)) used.push(each);
    else console.error(`${each.moduleId} is left out.`);
  }
  if (used.length === 0) throw new Error('No test is left.');
  for (const [at, mutant] of mutantsOf(file, source).entries()) {
    if (at < first) continue;
    process.send!({ at });
    current = mutated(source, mutant);
    process.send!({ at, survives: await passes(used) });
  }
  process.exit(0); // Vitest has noted that tests have failed
}

/** @returns the changes that no test has noticed */
async function survivorsOf(file: string, tests: readonly string[], mutants: readonly Mutant[]): Promise<Mutant[]> {
  const survivors: Mutant[] = [];
  const env = { ...process.env, MUTANTS: '1', TZ: sameEverywhere.timezoneId };
  for (let next = 0; next < mutants.length;) {
    const first = next;
    const child = fork(import.meta.filename, [file, String(next), ...tests], { cwd: root, env });
    let timer = setTimeout(() => child.kill('SIGKILL'), LOOPS_MS);
    child.on('message', ({ at, survives }: { at: number; survives?: boolean }) => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), LOOPS_MS);
      if (survives) survivors.push(mutants[at]!);
      next = at + 1;
    });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    clearTimeout(timer);
    // a change that ends the process, such as a list without an end, is noticed
    if (code && next === first) throw new Error('The tests could not be run; the reason is above.');
  }
  return survivors;
}

const { positionals, values } = parseArgs({
  options: { by: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const [file, ...more] = positionals;
if (!file) throw new Error('Name a source file: npm run test:mutants -- shared/lib/day.ts');
if (process.env.MUTANTS) await runMutants(file, more.slice(1), Number(more[0]));
else for (const each of [file, ...more]) await report(each);

async function report(name: string): Promise<void> {
  const source = readFileSync(path.join(root, name), 'utf8');
  const mutants = mutantsOf(name, source);
  const tests = values.by ?? nearestTests(name);
  const survivors = tests.length > 0 ? await survivorsOf(name, tests, mutants) : mutants;
  for (const mutant of survivors) {
    const line = source.slice(0, mutant.start).split('\n').length;
    const [before, after] = [source, mutated(source, mutant)].map((text) => text.split('\n')[line - 1]!.trim());
    console.log(`${name}:${line}\n  - ${before}\n  + ${after}`);
  }
  const noticed = mutants.length - survivors.length;
  const percent = Math.round((100 * noticed) / Math.max(1, mutants.length));
  const by = tests.join(', ') || 'no unit test: none reaches it by its imports';
  console.log(`${name}: ${noticed} of ${mutants.length} changes noticed (${percent} %) by ${by}`);
}
