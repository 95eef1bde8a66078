import { existsSync, readFileSync } from 'node:fs';

export type ReportKind = 'vitest' | 'playwright';

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly tests: ReadonlyArray<{
    readonly title: string;
    readonly seconds: number;
    /** The error of a failed test; it may have colours for a terminal. */
    readonly failure?: string;
    /** It failed so and passed when it was tried again: a defect of the test or of ours, which does not fail the run. */
    readonly flaky?: boolean;
  }>;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: Array<{
    title: string;
    file: string;
    tests: Array<{
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: Array<{ duration: number; errors?: Array<{ message?: string }> }>;
    }>;
  }>;
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

const fileName = (path: string): string => path.replace(/^.*[\\/]/, '');

/** Reads what a test runner wrote: Vitest by our reporter, Playwright by its own. Nothing was run when it stopped before it wrote. */
export function readReport(kind: ReportKind, file: string): Report {
  if (!existsSync(file)) return { passed: 0, failed: 0, tests: [] };
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'vitest' ? (written as Report) : fromPlaywright(written as PlaywrightReport);
}

const failureOf = (errors: ReadonlyArray<{ message?: string }>) =>
  errors.length > 0 && { failure: errors.map(({ message = 'failed' }) => message).join('\n') };

function fromPlaywright(report: PlaywrightReport): Report {
  const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
    ...specs,
    ...suites.flatMap(specsOf),
  ];
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    tests: specsOf(report).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        title: `${fileName(file)} [${projectName}] › ${title}`,
        seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
        ...failureOf(results.flatMap(({ errors = [] }) => errors)),
        flaky: status === 'flaky',
      })),
    ),
  };
}
