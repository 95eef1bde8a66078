import type { BrowserContext } from '@playwright/test';
import { isFirefox, listenForErrors } from './firefox.ts';

export interface Problems {
  /** Lets the test go on although this happens; the test fails when it does not happen. */
  expect(sentence: RegExp): void;
  /** Lets the test go on although this may happen. */
  tolerate(...sentences: RegExp[]): void;
  unexpected(): string[];
  missing(): string[];
}

/** Listens on every page of a context, from before its first script runs. */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const tolerated: RegExp[] = [];

  /** May be what a test expects, and is no problem when it expects nothing. */
  const heard: string[] = [];
  const into = (list: string[]) => (text: string, url: string) => void list.push(`console: ${text} (${url})`);
  const tell = into(seen);
  if (isFirefox(context)) await listenForErrors(context, tell, into(heard));
  else context.on('console', (message) => message.type() === 'error' && tell(message.text(), message.location().url));
  context.on('weberror', (error) => void seen.push(`uncaught: ${error.error().message}`));
  await context.exposeBinding('reportViolation', (_, violation: string) => void seen.push(`CSP: ${violation}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      const page = window as unknown as { reportViolation: (violation: string) => void };
      page.reportViolation(`${violatedDirective} blocks ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });

  const known = (problem: string): boolean => [...expected, ...tolerated].some((sentence) => sentence.test(problem));
  return {
    expect: (sentence) => void expected.push(sentence),
    tolerate: (...sentences) => void tolerated.push(...sentences),
    unexpected: () => seen.filter((problem) => !known(problem)),
    missing: () =>
      expected.filter((sentence) => ![...seen, ...heard].some((problem) => sentence.test(problem))).map(String),
  };
}
