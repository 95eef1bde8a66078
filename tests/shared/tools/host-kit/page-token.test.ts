import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../../shared/tools/host-kit/page-token.ts';

afterEach(() => vi.restoreAllMocks());

test('a page that cannot be reached says why, also where a name has several addresses', async () => {
  const refused = new AggregateError([Object.assign(new Error('connect ECONNREFUSED ::1:80'), { syscall: 'connect' })]);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause: refused }));
  await expect(openPage('http://localhost', '/profile', '')).rejects.toThrow(
    '--page http://localhost/profile could not be read: connect ECONNREFUSED ::1:80. Is the server running?',
  );
});
