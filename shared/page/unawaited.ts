import { logError } from './log.ts';

/**
 * Starts work that is not awaited, for example in an event handler. The work shows its own failures; any other rejection is
 * logged, so that the host's page never sees an unhandled one.
 */
export function unawaited(work: Promise<unknown> | undefined): void {
  work?.catch((error: unknown) =>
    logError('unawaited work failed without a handler. Add one where the work is started.', error),
  );
}
