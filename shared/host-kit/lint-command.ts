/** `dealer-widgets lint`: the command around lint.ts. */
import * as fs from 'node:fs';
import { parseArgs } from 'node:util';
import type { Reference } from '../reference/reference.ts';
import { chosenFormat } from './chosen-format.ts';
import { templateFiles } from './template-files.ts';
import { lint, type Linted } from './lint.ts';
import type { LintProblem } from './lint-problem.ts';
import { readReference } from './read-reference.ts';
import { renderedPage } from './rendered-page.ts';

export const LINT_HELP = `dealer-widgets lint "views/**/*.blade.php" …   reads templates (Blade, PHP, Twig, Django, Jinja, ERB, EJS, Handlebars, HTML) and says what is wrong with their widgets

  --url https://…        also a rendered page; may be given several times
  --cookie "…"           the Cookie header of somebody who may see those pages
  --format text|json|github`;

/**
 * @returns the exit code: 1 for mistakes, 2 when nothing was named
 * @throws Error when a file or pattern names nothing, or there is no such format
 */
export async function lintCommand(args: string[], print: (line: string) => void): Promise<number> {
  const { values: given, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: 'string', multiple: true, default: [] },
      cookie: { type: 'string', default: '' },
      format: { type: 'string', default: 'text' },
    },
  });
  if (positionals.length + given.url.length === 0) {
    print(LINT_HELP);
    return 2;
  }
  const format = chosenFormat(given.format, ['text', 'json', 'github']);
  const files = templateFiles(positionals);
  const reference = readReference();
  const pages = await Promise.all(given.url.map(async (url) => lintPage(url, given.cookie, reference)));
  const all = [...files.map((file) => lint(file, fs.readFileSync(file, 'utf8'), reference)), ...pages];
  const problems = all.flatMap((each) => each.problems);
  const found = all.reduce((sum, each) => sum + each.found, 0);
  if (format === 'json') print(JSON.stringify(problems, null, 2));
  else for (const problem of problems) print(format === 'github' ? forGithub(problem) : forPeople(problem));
  if (format === 'text')
    print(`${all.length} read, ${found} widgets and calls of helpers found, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}

async function lintPage(url: string, cookie: string, reference: Reference): Promise<Linted> {
  const page = await renderedPage(url, cookie);
  return 'text' in page
    ? lint(url, page.text, reference, true)
    : { problems: [{ file: url, line: 1, column: 1, rule: 'page', message: page.problem }], found: 0 };
}

const forPeople = ({ file, line, column, rule, message }: LintProblem): string =>
  `${file}:${line}:${column}  ${message}  (${rule})`;

const forGithub = ({ file, line, column, rule, message }: LintProblem): string =>
  `::error file=${escaped(file, /[%\r\n:,]/g)},line=${line},col=${column},title=${rule}::${escaped(message, /[%\r\n]/g)}`;

/** @param ends what GitHub would read as the end of a value, and `%` */
const escaped = (text: string, ends: RegExp): string => text.replace(ends, encodeURIComponent);
