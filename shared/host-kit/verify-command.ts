/** `dealer-widgets verify <origin>`: the command around verify.ts. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exampleValues, type ExampleValues } from '../reference/example-values.ts';
import { verify, type Verification } from './verify.ts';

export const VERIFY_HELP = `dealer-widgets verify <origin> [options]   calls a backend by the contract and says what a widget could not use

  --cookie "…"          the Cookie header of somebody who is logged in
  --values ids.json     ids and values of that backend
  --template            prints such a file to begin with
  --only a,b            only calls whose name or path has one of these
  --allow-writes        also calls what changes something; toggles are flipped back
  --api-base /portal    as the page settings of the same names
  --xsrf-cookie, --xsrf-header
  --format text|json`;

/** @returns the exit code: 1 when a call failed, 2 when the command line was wrong */
export async function verifyCommand(args: string[], print: (line: string) => void): Promise<number> {
  const { values: given, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      cookie: { type: 'string', default: '' },
      values: { type: 'string' },
      template: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      'allow-writes': { type: 'boolean', default: false },
      'api-base': { type: 'string', default: '' },
      'xsrf-cookie': { type: 'string', default: 'XSRF-TOKEN' },
      'xsrf-header': { type: 'string', default: 'X-XSRF-TOKEN' },
      format: { type: 'string', default: 'text' },
    },
  });
  const standard = exampleValues(tomorrow());
  if (given.template) {
    print(JSON.stringify(standard, null, 2));
    return 0;
  }
  const [origin] = positionals;
  if (!origin || !URL.canParse(origin)) {
    print(VERIFY_HELP);
    return 2;
  }
  const all: Verification[] = [];
  for await (const each of verify({
    origin,
    cookie: given.cookie,
    values: given.values ? valuesOf(given.values, standard) : standard,
    only: given.only.split(',').filter(Boolean),
    allowWrites: given['allow-writes'],
    settings: {
      api_base: given['api-base'],
      xsrf_cookie: given['xsrf-cookie'],
      xsrf_header: given['xsrf-header'],
    },
  })) {
    all.push(each);
    if (given.format === 'text')
      print(`${each.result.padEnd(4)}  ${each.call}${each.reason && `\n      ${each.reason}`}`);
  }
  const counted = (result: string): number => all.filter((each) => each.result === result).length;
  print(
    given.format === 'json'
      ? JSON.stringify(all, null, 2)
      : `${counted('ok')} ok, ${counted('FAIL')} failed, ${counted('skip')} skipped`,
  );
  return counted('FAIL') > 0 ? 1 : 0;
}

function valuesOf(file: string, standard: ExampleValues): ExampleValues {
  // `JSON.parse` returns any; the schema of each call refuses wrong values
  const { values = {}, calls = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<ExampleValues>;
  return { values: { ...standard.values, ...values }, calls: { ...standard.calls, ...calls } };
}

/** The day after today in Kuala Lumpur. */
function tomorrow(): string {
  return new Date(Date.now() + (24 + 8) * 3_600_000).toISOString().slice(0, 10);
}
