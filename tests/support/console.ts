import { vi } from 'vitest';

let expected: Array<{ sentence: RegExp; seen: boolean }> = [];
const unexpected: string[] = [];

/** From now on, errors in the console are collected instead of shown. */
export function watchConsole(): void {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Element ? `<${part.localName}>` : String(part))).join(' ');
    const matches = expected.filter(({ sentence }) => sentence.test(text));
    const match = matches.find(({ seen }) => !seen) ?? matches[0];
    if (match) match.seen = true;
    else unexpected.push(text);
  });
}

/** Expects an error in the console: the test fails when it is not logged. @returns whether it has been logged so far */
export function expectConsoleError(sentence: RegExp): () => boolean {
  const error = { sentence, seen: false };
  expected.push(error);
  return () => error.seen;
}

/**
 * Waits until the errors that the test expects are logged, because they may come after all that the test has waited for. `settleConsole` throws for
 * those that have not come after 30 s.
 */
export async function waitForExpectedErrors(): Promise<void> {
  const areLogged = (): void => {
    if (!expected.every(({ seen }) => seen)) throw new Error('not yet');
  };
  await vi.waitFor(areLogged, { timeout: 30_000 }).catch(() => {});
}

/** Throws for what was logged without being expected, or expected without being logged. */
export function settleConsole(): void {
  const missing = expected.filter(({ seen }) => !seen).map(({ sentence }) => sentence);
  const logged = unexpected.splice(0);
  expected = [];
  vi.mocked(console.error).mockRestore();
  if (logged.length > 0)
    throw new Error(`The console got an error nobody expected (expectConsoleError): ${logged.join('\n')}`);
  if (missing.length > 0) throw new Error(`The console never got the expected error ${missing.join(', ')}`);
}
