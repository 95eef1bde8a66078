import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { Report } from './reports.ts';

type Errors = Readonly<ReturnType<TestModule['errors']>>;

/**
 * Writes what Vitest ran as a `Report` into the file that the environment variable `REPORT_FILE` names. Vitest's own JSON writes an error's stack
 * only, which begins with "STACK_TRACE_ERROR" instead of the message for everything that was done in a browser.
 */
export default class ReportFile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((each) => [...outsideOfTests(each), ...[...each.children.allTests()].map(ofTest)]);
    const passed = modules.flatMap(({ children }) => [...children.allTests('passed')]).length;
    const failed = tests.filter(({ failure, flaky }) => failure !== undefined && !flaky).length;
    writeFileSync(process.env.REPORT_FILE!, JSON.stringify({ passed, failed, tests } satisfies Report));
  }
}

const titleOf = ({ moduleId }: TestModule, test?: TestCase): string =>
  [path.basename(moduleId), ...(test ? [test.fullName.replaceAll(' > ', ' ')] : [])].join(' › ');

/** What failed while a file was read, or in a hook of it. */
const outsideOfTests = (module: TestModule): Report['tests'] =>
  [module, ...module.children.allSuites()]
    .filter((each) => each.errors().length > 0)
    .map((each) => ({ title: titleOf(module), seconds: 0, failure: textOf(each.errors()) }));

function ofTest(test: TestCase): Report['tests'][number] {
  const { state, errors } = test.result();
  const { duration = 0, flaky = false } = test.diagnostic() ?? {};
  return {
    title: titleOf(test.module, test),
    seconds: duration / 1000,
    ...((state === 'failed' || flaky) && { failure: textOf(errors ?? []) }),
    flaky,
  };
}

const textOf = (errors: Errors): string =>
  errors
    .map(({ name = 'Error', message, stacks = [] }) => {
      const places = stacks.map(({ file, line }) => `    at ${path.relative(process.cwd(), file)}:${line}`);
      return [...places.slice(0, 3), `${name}: ${message}`].join('\n');
    })
    .join('\n');
