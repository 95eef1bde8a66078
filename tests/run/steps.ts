import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { type Report, readReport, type ReportKind } from './reports.ts';

const root = path.join(import.meta.dirname, '../..');
const SLOWEST = 12;
const LINES_OF_A_FAILURE = 12;
/** Added to the priority of a step that gives way, as `nice` counts it; it still gets a quarter of a processor then. */
const GIVES_WAY = 5;
const LOWEST = 19;
/** The last lines of a step are shown when it failed without a failed test, such as a compiler. */
const LAST_LINES = 40;

export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin or of the system, and its arguments. */
  readonly command: readonly string[];
  /** The test runner of the step, when it has one: results are counted and the slowest tests are named. */
  readonly report?: ReportKind;
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** It has the processor first: the others run while it waits. For the step that takes longest, because the whole takes as long. */
  readonly first?: boolean;
}

export interface Done {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly report?: Report;
  readonly lastLines: readonly string[];
}

/** Runs one step; each line it prints begins with its name, because two steps print at once. */
export async function runStep({ name, command, report, env, first = false }: Step): Promise<Done> {
  const started = performance.now();
  const file = path.join(root, 'node_modules/.cache/test-reports', `${name}.json`);
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  // a run of hours on a busy machine is not lost to one test; the summary names what passed only at the second try
  const reporters = {
    vitest: ['--retry=1', '--reporter=dot', `--reporter=${path.join(import.meta.dirname, 'vitest-reporter.ts')}`],
    playwright: ['--retries=1', '--reporter=list,json,html'],
    none: [],
  }[report ?? 'none'];
  const { ok, lastLines } = await run(
    name,
    [...command, ...reporters],
    {
      ...env,
      REPORT_FILE: file,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(root, 'playwright-report', name), // its pictures say more than the lines
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
    !first,
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(`${name} | ${ok ? 'passed' : 'FAILED'} after ${seconds.toFixed(0)} s`);
  return { name, ok, seconds, lastLines, ...(report && { report: readReport(report, file) }) };
}

/** Runs lanes side by side, and the steps of each in their order. @returns all of them, lane by lane */
export async function runLanes(...lanes: readonly Step[][]): Promise<Done[]> {
  const inOrder = async (steps: readonly Step[]): Promise<Done[]> => {
    const done: Done[] = [];
    for (const step of steps) done.push(await runStep(step));
    return done;
  };
  return (await Promise.all(lanes.map(inOrder))).flat();
}

async function run(
  name: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  givesWay: boolean,
): Promise<Pick<Done, 'ok' | 'lastLines'>> {
  const lastLines: string[] = [];
  const print = (line: string): void => {
    console.log(`${name} | ${line}`);
    if (lastLines.push(line) > LAST_LINES) lastLines.shift();
  };
  return { ok: await start(command, print, env, givesWay), lastLines };
}

/**
 * Runs a program of node_modules/.bin or of the system in the project's folder.
 * @param heard each line that it prints
 * @param env added to the environment
 * @returns whether it ended well
 */
export function start(
  [program = '', ...args]: readonly string[],
  heard: (line: string) => void,
  env: NodeJS.ProcessEnv = {},
  givesWay = false,
): Promise<boolean> {
  const bin = path.join(root, 'node_modules/.bin');
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32', // programs are .cmd files there
  });
  // what it starts has it too; never more than this process has, which the system may refuse
  if (child.pid !== undefined && givesWay) setPriority(child.pid, Math.min(getPriority() + GIVES_WAY, LOWEST));
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', heard);
  return new Promise((ended) => {
    child.once('error', (error) => {
      heard(`${program} could not be started: ${error.message}`);
      ended(false);
    });
    child.once('close', (code) => ended(code === 0));
  });
}

/** Prints what was run, what took longest, how many tests passed, and last what failed. @returns whether all is well */
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
  for (const { title, failure, flaky } of tests.sort((a, b) => Number(b.flaky ?? 0) - Number(a.flaky ?? 0)))
    if (failure !== undefined)
      console.log(
        `\n${flaky ? 'PASSED ONLY AT THE SECOND TRY' : 'FAILED'} ${title}\n${stripVTControlCharacters(failure).split('\n').slice(0, LINES_OF_A_FAILURE).join('\n')}`,
      );
  for (const { name, ok, report, lastLines } of steps)
    if (!ok && !report?.failed) console.log(`\nFAILED ${name}; its last lines:\n${lastLines.join('\n')}`);
  return steps.every(({ ok }) => ok);
}
