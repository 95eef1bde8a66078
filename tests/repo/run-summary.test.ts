import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readReport } from '../run/reports.ts';
import { summary } from '../run/steps.ts';

const root = join(import.meta.dirname, '../..');
// inside of the project, where the imports of what is run are found
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const folder = mkdtempSync(join(root, 'node_modules/.cache/run-summary-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The report of a real run of Vitest. @param files texts of test files by name */
function vitestReport(files: Readonly<Record<string, string>>) {
  const file = join(folder, 'vitest.json');
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { exclude: [] } };');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--root', folder],
      `--reporter=${join(root, 'tests/run/vitest-reporter.ts')}`,
    ],
    { cwd: folder, env: { ...process.env, REPORT_FILE: file } },
  );
  return readReport('vitest', file);
}

function playwrightReport(written: unknown) {
  const file = join(folder, 'playwright.json');
  writeFileSync(file, JSON.stringify(written));
  return readReport('playwright', file);
}

function printed(...steps: Parameters<typeof summary>[0]) {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const ok = summary(steps);
  log.mockRestore();
  return { ok, text: lines.join('\n') };
}

/** Its second test fails as a click in a browser does: its stack says another message, which nobody understands. */
const files = {
  'money.test.ts': `
import { test } from 'vitest';
test('adds', () => {});
test('subtracts', () => {
  const error = new Error('STACK_TRACE_ERROR');
  throw Object.assign(error, { message: 'locator.click: \u001b[31mTimeout\u001b[39m' });
});`,
  'dates.test.ts': `
import { beforeAll, describe, test } from 'vitest';
describe('days', () => {
  beforeAll(() => { throw new TypeError('No calendar'); });
  test('is not run', () => {});
});`,
  'times.test.ts': 'throw new RangeError("No clock");',
};
const failed = { duration: 1000, errors: [{ message: 'Error: not visible' }] };
/** What Playwright writes of one test. */
const playwright = (status: 'unexpected' | 'flaky', ...results: object[]) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, [status]: 1 },
  suites: [
    {
      specs: [
        { title: 'a slot is booked', file: 'booking.spec.ts', tests: [{ projectName: 'phone', status, results }] },
      ],
    },
  ],
});

test('failures come last, each test with its message, without colours', () => {
  const { ok, text } = printed(
    { name: 'unit', ok: false, seconds: 1, lastLines: [], report: vitestReport(files) },
    {
      name: 'end-to-end',
      ok: false,
      seconds: 1,
      lastLines: [],
      report: playwrightReport(playwright('unexpected', failed)),
    },
  );
  expect(ok).toBe(false);
  const [count, ...failures] = text.slice(text.indexOf('1 passed')).split('\n\n');
  expect(count).toBe('1 passed, 4 failed');
  expect(failures.sort()).toEqual([
    'FAILED booking.spec.ts [phone] › a slot is booked\nError: not visible',
    'FAILED dates.test.ts\n    at dates.test.ts:4\nTypeError: No calendar',
    'FAILED money.test.ts › subtracts\n    at money.test.ts:5\nError: locator.click: Timeout',
    'FAILED times.test.ts\n    at times.test.ts:1\nRangeError: No clock',
  ]);
});

test('what passes at the second try does not fail the run, and is named', () => {
  const report = playwrightReport(playwright('flaky', failed, { duration: 500 }));
  const { ok, text } = printed({ name: 'end-to-end', ok: true, seconds: 2, lastLines: [], report });
  expect(ok).toBe(true);
  expect(text).toContain(
    '1 passed, 0 failed\n\nPASSED ONLY AT THE SECOND TRY booking.spec.ts [phone] › a slot is booked\nError: not visible',
  );
});

test('a step that failed without a failed test shows its last lines', () => {
  const { ok, text } = printed(
    { name: 'build', ok: false, seconds: 1, lastLines: ['Cannot find ./money.ts'] },
    { name: 'check', ok: true, seconds: 1, lastLines: ['fine'] },
  );
  expect(ok).toBe(false);
  expect(text).toContain('\nFAILED build; its last lines:\nCannot find ./money.ts');
  expect(text).not.toContain('fine');
});
