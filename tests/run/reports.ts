import { existsSync, readFileSync } from 'node:fs';

export type ReportKind = 'vitest' | 'playwright';

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly tests: ReadonlyArray<{ readonly title: string; readonly seconds: number }>;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: Array<{ name: string; assertionResults: Array<{ fullName: string; duration?: number | null }> }>;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: Array<{
    title: string;
    file: string;
    tests: Array<{ projectName: string; results: Array<{ duration: number }> }>;
  }>;
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

const fileName = (path: string): string => path.replace(/^.*[\\/]/, '');

/** What a test runner wrote about its tests; nothing when it broke off before. */
export function readReport(kind: ReportKind, file: string): Report {
  if (!existsSync(file)) return { passed: 0, failed: 0, tests: [] };
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? fromVitest(written as VitestReport) : fromPlaywright(written as PlaywrightReport);
}

const fromVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Report => ({
  passed: numPassedTests,
  failed: numFailedTests,
  tests: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${fileName(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  ),
});

function fromPlaywright(report: PlaywrightReport): Report {
  const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
    tests: specsOf(report).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${fileName(file)} [${projectName}] › ${title}`,
        seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      })),
    ),
  };
}
