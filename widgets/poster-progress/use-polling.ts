import { useEffect, useState } from 'react';
import { lateImport } from '../../shared/lib/late-import.ts';
import { logError } from '../../shared/lib/log.ts';
import { documentMember } from '../../shared/lib/native-dom.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import {
  afterAnswer,
  afterFailure,
  pauseMs,
  type Polling,
  type PollingFailure,
  start,
} from './poster-progress.model.ts';

const client = lateImport(() => import('./ask-progress.ts'));

interface Asked extends Polling {
  /** Why the last question failed. */
  error?: unknown;
}

/**
 * Asks for as long as it makes sense. A hidden tab does not ask; one that is looked at again asks at once, unless the server has asked
 * to wait (`Retry-After`).
 */
export function usePolling(recognition_id: string): Asked {
  const [shown, setShown] = useState<Asked>(start);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let polling = start;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let notBefore = 0;
    const wait = (ms: number): void => {
      if (polling.phase === 'asking' && !documentMember('hidden')) timer = setTimeout(() => unawaited(ask()), ms);
    };
    const ask = async (): Promise<void> => {
      running = true;
      let failure: unknown;
      try {
        polling = afterAnswer(polling, await (await client()).askProgress(recognition_id, signal));
      } catch (error) {
        if (signal.aborted) return;
        logError('the progress of the posters could not be read.', error);
        polling = afterFailure(polling, error as PollingFailure);
        notBefore = Date.now() + polling.askedToWaitMs;
        failure = error;
      }
      if (signal.aborted) return;
      running = false;
      setShown({ ...polling, error: failure });
      wait(pauseMs(polling));
    };
    const look = (): void => {
      clearTimeout(timer);
      if (running) return;
      wait(Math.max(0, notBefore - Date.now()));
    };
    addEventListener('visibilitychange', look, { signal, capture: true });
    look();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [recognition_id]);
  return shown;
}
