import type { BrowserContext } from '@playwright/test';
import { isFirefox, isRefusedRequest, listenForErrors } from './firefox.ts';

export type Problems = Awaited<ReturnType<typeof watchProblems>>;

/** Listens on every page of a context, from before its first script runs. */
export async function watchProblems(context: BrowserContext) {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const tolerated: RegExp[] = [];

  /** Requests that were cut off: a test may expect them; unexpected ones do not fail it. */
  const cutOff: string[] = [];
  const into = (list: string[]) => (text: string, url: string) => void list.push(`console: ${text} (${url})`);
  const report = into(seen);
  if (isFirefox(context)) await listenForErrors(context, report, into(cutOff));
  else context.on('console', (message) => message.type() === 'error' && report(message.text(), message.location().url));
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (!isFirefox(context) || !isRefusedRequest(message)) seen.push(`uncaught: ${message}`);
  });
  await context.exposeBinding('reportViolation', (_, violation: string) => void seen.push(`CSP: ${violation}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      // `exposeFunction` puts it there
      const page = window as unknown as { reportViolation: (violation: string) => void };
      page.reportViolation(`${violatedDirective} blocks ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });

  const known = (problem: string): boolean => [...expected, ...tolerated].some((sentence) => sentence.test(problem));
  return {
    /** Expects this error; the test fails when it does not happen. */
    expect: (sentence: RegExp): void => void expected.push(sentence),
    /** Allows this error, which may or may not happen. */
    tolerate: (...sentences: RegExp[]): void => void tolerated.push(...sentences),
    unexpected: () => seen.filter((problem) => !known(problem)),
    missing: () =>
      expected.filter((sentence) => ![...seen, ...cutOff].some((problem) => sentence.test(problem))).map(String),
  };
}
