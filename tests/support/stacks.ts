/** The template engines the host kit is tried with, each as a script in tests/support/stacks that prints a page. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const kit = path.join(import.meta.dirname, '../../shared/tools/host-kit');
const stacks = path.join(import.meta.dirname, 'stacks');
export const valuesFile = path.join(stacks, 'values.json');

/** The scripts add it as `long`: ten megabytes. */
export const LONG = `${'x'.repeat(96)}<é`.repeat(100_000);

const has = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const PYTHON = ['/usr/bin/python3', 'python3'].find((python) => has(python, '-c', 'import django, jinja2'));
const hasPhp = (file: string): boolean => has('php', '-r', `exit(file_exists("/usr/share/php/${file}") ? 0 : 1);`);

interface Runner {
  stack: string;
  command: string;
  file: string;
  /** Whether this machine has it (.ci/run lists the missing ones). */
  there: boolean;
}

export const RUNNERS: readonly Runner[] = [
  { stack: 'Blade', command: 'php', file: 'blade.php', there: hasPhp('Illuminate/View/autoload.php') },
  { stack: 'Twig', command: 'php', file: 'twig.php', there: hasPhp('Twig/autoload.php') },
  { stack: 'Django', command: PYTHON ?? '', file: 'django_page.py', there: PYTHON !== undefined },
  { stack: 'Jinja2', command: PYTHON ?? '', file: 'jinja2_page.py', there: PYTHON !== undefined },
  { stack: 'ERB', command: 'ruby', file: 'erb_page.rb', there: has('ruby', '-e', '') },
];

/** The page with the nasty values, or what another template writes, as this engine makes it. */
export const pageOf = ({ command, file }: Runner, manifestFile: string, ...template: string[]): string =>
  execFileSync(command, [path.join(stacks, file), manifestFile, valuesFile, kit, ...template], {
    encoding: 'utf8',
    stdio: 'pipe', // what is wrong is in the error's message
    maxBuffer: 2 ** 28,
  });

const runnerOf = (stack: string) => RUNNERS.find((each) => each.stack === stack);

/** Whether this machine has an engine; those of npm are there. */
export const isThere = (stack: string): boolean => runnerOf(stack)?.there ?? true;

/** What an engine makes of a template, which is written beside the manifest. */
export function madeBy(stack: string, manifestFile: string, template: string): string {
  const file = path.join(path.dirname(manifestFile), `written.${stack === 'Blade' ? 'blade.php' : stack}`);
  writeFileSync(file, template);
  return pageOf(runnerOf(stack)!, manifestFile, file);
}
