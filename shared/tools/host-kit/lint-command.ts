/** `dealer-widgets lint`: the command around lint.ts. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chosenFormat, readReference } from './command-line.ts';
import { lint, type Problem } from './lint.ts';
import { oneLine } from './server-words.ts';
import { renderedPage } from './fetch-page.ts';

/** The address of a page in a file, which its server knows. */
const SOMEWHERE = 'https://page.invalid/';

export const LINT_HELP = `dealer-widgets lint page.html …   reads pages as a server sends them and says what is wrong with their widgets, as DealerWidgets.check() does in a browser

  --url https://…        a page of a server; may be given several times
  --cookie "…"           the Cookie header of somebody who may see those pages
  --format text|json`;

/**
 * @returns the exit code: 1 for mistakes, 2 when nothing was named
 * @throws Error when there is no such file or format
 */
export async function lintCommand(args: string[], print: (line: string) => void): Promise<number> {
  const { values: given, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      url: { type: 'string', multiple: true, default: [] },
      cookie: { type: 'string', default: '' },
      format: { type: 'string', default: 'text' },
    },
  });
  const pages = [...files, ...given.url];
  if (pages.length === 0) {
    print(LINT_HELP);
    return 2;
  }
  const format = chosenFormat(given.format, ['text', 'json']);
  const missing = files.filter((file) => !existsSync(file) || !statSync(file).isFile());
  if (missing.length > 0)
    throw new Error(
      missing
        .map(
          (file) =>
            `There is no file "${file}", looked for from ${process.cwd()}. Name an HTML file, or a page with --url.`,
        )
        .join('\n'),
    );
  const names = Object.keys(readReference().widgets);
  const problems: Array<Problem & { page: string }> = [];
  let widgets = 0;
  for (const [at, page] of pages.entries()) {
    const isFile = at < files.length;
    const read = isFile ? { text: readFileSync(page, 'utf8') } : await renderedPage(page, given.cookie);
    const found =
      'text' in read
        ? await lint(read.text, isFile ? SOMEWHERE : page, names)
        : { problems: [{ line: 1, column: 1, where: 'the page', wrong: read.problem }], widgets: 0 };
    problems.push(...found.problems.map((each) => ({ page, ...each })));
    widgets += found.widgets;
  }
  if (format === 'json') print(JSON.stringify(problems, null, 2));
  else {
    for (const { page, line, column, where, wrong } of problems)
      print(`${page}:${line}:${column}  ${oneLine(`${where}: ${wrong}`)}`);
    print(`${pages.length} read, ${widgets} widgets found, ${problems.length} problems`);
  }
  return problems.length > 0 ? 1 : 0;
}
