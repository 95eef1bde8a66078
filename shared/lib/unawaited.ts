// chunk: base
import { logError } from './log.ts';

/**
 * Starts something that nobody waits for, such as what a click sets off. It should handle its own failures, so that the person is told;
 * whatever it leaves is logged, never an unhandled rejection on the host's page. The only way to leave a promise alone (tests/oxlintrc.json).
 */
export function unawaited(work: Promise<unknown> | undefined): void {
  work?.catch((error: unknown) =>
    logError('something nobody waited for failed, and nobody was told. Handle it where it is started.', error),
  );
}
