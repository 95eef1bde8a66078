import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Report, readReport, type ReportKind } from './reports.ts';

const root = path.join(import.meta.dirname, '../..');
const SLOWEST = 12;

export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin or of the system, and its arguments. */
  readonly command: readonly string[];
  /** Who runs its tests, when it has any: their results are counted and the slowest named. */
  readonly report?: ReportKind;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Done {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly report?: Report;
}

/** Runs one step; each line it prints begins with its name, because two steps print at once. */
export async function runStep({ name, command, report, env }: Step): Promise<Done> {
  const started = performance.now();
  const file = path.join(root, 'node_modules/.cache/test-reports', `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const asked = {
    vitest: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=list,json'],
    none: [],
  }[report ?? 'none'];
  const ok = await run(name, [...command, ...asked], { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${name} | ${ok ? 'passed' : 'FAILED'} after ${seconds.toFixed(0)} s`);
  return { name, ok, seconds, ...(report && { report: readReport(report, file) }) };
}

function run(name: string, [program, ...args]: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(program!, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32', // programs are .cmd files there
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name} | ${line}`));
  return new Promise((ended) => {
    child.once('error', (error) => {
      console.error(`${name} | ${program} could not be started: ${error.message}`);
      ended(false);
    });
    child.once('close', (code) => ended(code === 0));
  });
}

/** Prints what was run, what took longest and how many tests passed. @returns whether all is well */
export function summary(steps: readonly Done[]): boolean {
  const reports = steps.flatMap(({ report }) => report ?? []);
  const tests = reports.flatMap(({ tests: each }) => each).sort((a, b) => b.seconds - a.seconds);
  console.log('\nWhat took longest:');
  for (const { seconds, title } of tests.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${title}`);
  console.log('\nSteps:');
  for (const { name, ok, seconds } of steps)
    console.log(`${seconds.toFixed(0).padStart(7)} s  ${name}${ok ? '' : ' — FAILED'}`);
  const sum = (pick: (report: Report) => number): number => reports.reduce((total, report) => total + pick(report), 0);
  console.log(`\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`);
  return steps.every(({ ok }) => ok);
}
