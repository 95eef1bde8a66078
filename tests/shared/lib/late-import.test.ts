import { afterEach, expect, it, vi } from 'vitest';
import { errorText } from '../../../shared/api/error-text.ts';
import { lateImport } from '../../../shared/lib/late-import.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => logged.mockClear());

function failingOnce() {
  let fails = true;
  return lateImport(async () => {
    if (!fails) return { answer: 42 };
    fails = false;
    throw new Error('its code could not be loaded from /x.js.');
  });
}

it('tells the developer what did not come, the caller what to tell the person, and tries again', async () => {
  const load = failingOnce();
  const error = await load().catch((thrown: unknown) => thrown);
  expect(logged.mock.calls[0]?.[0]).toMatch(
    /A part of a widget could not be fetched: .*\/x\.js\. After a deploy the files of the build before/,
  );
  expect(errorText(error, 'en')).toBe('A part of this page could not be loaded. Please try again, or reload the page.');
  expect(errorText(error, 'ms')).toMatch(/muat semula halaman/);
  await expect(load()).resolves.toEqual({ answer: 42 });
});

it('tells code that throws while it begins from code that does not come', async () => {
  const load = lateImport(() => Promise.reject(new TypeError('headers.has is not a function')));
  const error = await load().catch((thrown: unknown) => thrown);
  expect(logged.mock.calls[0]?.[0]).toMatch(
    /threw while it began: headers\.has is not a function\. The network is not to blame/,
  );
  expect(errorText(error, 'en')).toBe('Something went wrong. Please try again.');
});

it('fetched ahead it fails without a word: the call that needs it says so', async () => {
  const load = failingOnce();
  load.ahead();
  await expect(load()).resolves.toEqual({ answer: 42 });
  expect(logged).not.toHaveBeenCalled();
});
