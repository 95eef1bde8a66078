import { existsSync, readFileSync } from 'node:fs';

export type ReportKind = 'vitest' | 'playwright';

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly tests: ReadonlyArray<{
    readonly title: string;
    readonly seconds: number;
    /** The error of a failed test, in plain text. */
    readonly failure?: string;
  }>;
}

interface VitestResult {
  fullName: string;
  duration?: number | null;
  failureMessages?: string[] | null;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** `message` is what failed outside of a test, as in a hook. */
  testResults: Array<{ name: string; message?: string; assertionResults: VitestResult[] }>;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: Array<{
    title: string;
    file: string;
    tests: Array<{ projectName: string; results: Array<{ duration: number; errors?: Array<{ message?: string }> }> }>;
  }>;
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

// eslint-disable-next-line no-control-regex -- the escape character is what begins a colour
const COLOURS = /\u001b\[[\d;]*m/g;
const plain = (messages: readonly string[]) =>
  messages.length > 0 && { failure: messages.join('\n').replaceAll(COLOURS, '') };

const fileName = (path: string): string => path.replace(/^.*[\\/]/, '');

/** A test runner's report; absent when it stopped before writing one. */
export function readReport(kind: ReportKind, file: string): Report {
  if (!existsSync(file)) return { passed: 0, failed: 0, tests: [] };
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? fromVitest(written as VitestReport) : fromPlaywright(written as PlaywrightReport);
}

const fromVitest = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Report => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(({ message }) => message).length,
  tests: testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ title: fileName(name), seconds: 0, ...plain([message]) }] : []),
    ...assertionResults.map(({ fullName, duration, failureMessages }) => ({
      title: `${fileName(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      ...plain(failureMessages ?? []),
    })),
  ]),
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
        ...plain(results.flatMap(({ errors = [] }) => errors.map(({ message = 'failed' }) => message))),
      })),
    ),
  };
}
