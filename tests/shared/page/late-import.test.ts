import { afterEach, expect, it, vi } from 'vitest';
import { errorText, isReloadOffered } from '../../../shared/runtime/failures/error-text.ts';
import { lateImport } from '../../../shared/page/late-import.ts';
import { OutdatedError } from '../../../shared/loader/follow/outdated.ts';
import { PageError } from '../../../shared/page/page-error.ts';
import { unawaited } from '../../../shared/page/unawaited.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => logged.mockClear());

function failingOnce() {
  let fails = true;
  return lateImport(async () => {
    if (!fails) return { answer: 42 };
    fails = false;
    throw new PageError('not-loaded', 'its code could not be loaded from /x.js.');
  });
}

it('logs which chunk failed, gives the caller a sentence for the person, and retries', async () => {
  const load = failingOnce();
  const error = await load().catch((thrown: unknown) => thrown);
  expect(logged.mock.calls[0]?.[0]).toMatch(/A part of a widget did not start: .*could not be loaded from \/x\.js\./);
  expect(errorText(error, 'en')).toBe('A part of this page could not be loaded. Please try again, or reload the page.');
  expect(errorText(error, 'ms')).toMatch(/muat semula halaman/);
  await expect(load()).resolves.toEqual({ answer: 42 });
});

it('an outdated page has its own sentence, in both languages, for every caller', async () => {
  const load = lateImport(() => Promise.reject(new OutdatedError('/x-ABCDE.js', 'The server answers 404.', 404)));
  const error = await load().catch((thrown: unknown) => thrown);
  expect(logged.mock.calls[0]?.[0]).toMatch(
    /\/x-ABCDE\.js is not there\. The server answers 404\. When the page was opened before a deploy, reload it/,
  );
  expect(errorText(error, 'ms')).toBe('Halaman ini sudah dikemas kini. Sila muat semula.');
  expect(errorText(error, 'en')).toBe('This page has been updated. Please reload it.');
  expect(isReloadOffered(error)).toBe(true);
});

it('distinguishes code that throws while it is evaluated from code that cannot be fetched', async () => {
  const load = lateImport(() => Promise.reject(new TypeError('headers.has is not a function')));
  const error = await load().catch((thrown: unknown) => thrown);
  expect(logged.mock.calls[0]?.[0]).toMatch(/did not start: TypeError: headers\.has is not a function/);
  expect(errorText(error, 'en')).toBe('Something went wrong. Please try again.');
});

it.each([
  'Failed to fetch dynamically imported module: https://host.example/x.js',
  'error loading dynamically imported module: https://host.example/x.js',
  'Importing a module script failed.',
])('knows the browser’s own sentence: %s', (sentence) =>
  expect(errorText(new TypeError(sentence), 'en')).toContain('could not be loaded'),
);

it('a failed prefetch is not reported: the call that needs the code reports it', async () => {
  const load = failingOnce();
  load.ahead();
  await expect(load()).resolves.toEqual({ answer: 42 });
  expect(logged).not.toHaveBeenCalled();
});

it('a promise that is not awaited fails in the log, not as an unhandled rejection', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new Error('no luck');
  unawaited(Promise.reject(cause));
  unawaited(Promise.resolve());
  unawaited(undefined);
  await expect.poll(() => logged.mock.calls).toEqual([[expect.stringContaining('unawaited work failed'), cause]]);
  logged.mockRestore();
});
