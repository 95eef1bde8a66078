import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readReport, type ReportKind } from '../run/reports.ts';
import { summary } from '../run/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));

function report(kind: ReportKind, written: unknown) {
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(written));
  return readReport(kind, file);
}

function printed(...steps: Parameters<typeof summary>[0]) {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const ok = summary(steps);
  log.mockRestore();
  return { ok, text: lines.join('\n') };
}

const vitest = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: '/somewhere/money.test.ts',
      assertionResults: [
        { fullName: 'adds', duration: 3, failureMessages: [] },
        {
          fullName: 'subtracts',
          duration: 5,
          failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m'],
        },
      ],
    },
    { name: '/somewhere/dates.test.ts', message: 'Error: Hook timed out', assertionResults: [] },
  ],
};
const playwright = {
  stats: { expected: 0, unexpected: 1, flaky: 0 },
  suites: [
    {
      specs: [
        {
          title: 'a slot is booked',
          file: 'booking.spec.ts',
          tests: [{ projectName: 'phone', results: [{ duration: 1000, errors: [{ message: 'Error: not visible' }] }] }],
        },
      ],
    },
  ],
};

test('failures come last, each test with its message, without colours', () => {
  const { ok, text } = printed(
    { name: 'unit', ok: false, seconds: 1, lastLines: [], report: report('vitest', vitest) },
    { name: 'end-to-end', ok: false, seconds: 1, lastLines: [], report: report('playwright', playwright) },
  );
  expect(ok).toBe(false);
  expect(text.slice(text.indexOf('1 passed'))).toBe(
    [
      '1 passed, 3 failed',
      '',
      'FAILED booking.spec.ts [phone] › a slot is booked',
      'Error: not visible',
      '',
      'FAILED money.test.ts › subtracts',
      'AssertionError: expected 1 to be 2',
      '',
      'FAILED dates.test.ts',
      'Error: Hook timed out',
    ].join('\n'),
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
