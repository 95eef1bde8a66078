import { expect, it, vi } from 'vitest';
import { unawaited } from '../../../shared/page/unawaited.ts';

it('a promise that is not awaited fails in the log, not as an unhandled rejection', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cause = new Error('no luck');
  unawaited(Promise.reject(cause));
  unawaited(Promise.resolve());
  unawaited(undefined);
  await expect.poll(() => logged.mock.calls).toEqual([[expect.stringContaining('unawaited work failed'), cause]]);
  logged.mockRestore();
});
