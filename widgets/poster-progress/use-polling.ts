import { useEffect, useState } from 'react';
import type { ApiError } from '../../shared/api/errors/api-error.ts';
import { lateImport } from '../../shared/lib/late-import.ts';
import { logError } from '../../shared/lib/log.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import { afterAnswer, afterFailure, pauseMs, type Polling, start } from './poster-progress.model.ts';

const client = lateImport(() => import('./ask-progress.ts'));

/** Asks for as long as it makes sense. A hidden tab does not ask; one that is looked at again asks at once. */
export function usePolling(recognition_id: string): Polling {
  const [shown, setShown] = useState({ recognition_id, polling: start });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let polling = start;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    const wait = (): void => {
      if (polling.phase === 'asking' && !document.hidden) timer = setTimeout(() => unawaited(ask()), pauseMs(polling));
    };
    const ask = async (): Promise<void> => {
      running = true;
      try {
        polling = afterAnswer(polling, await (await client()).askProgress(recognition_id, signal));
      } catch (error) {
        if (signal.aborted) return;
        logError('the progress of the posters could not be read.', error);
        polling = afterFailure(polling, isFinal(error as ApiError));
      }
      if (signal.aborted) return;
      running = false;
      setShown({ recognition_id, polling });
      wait();
    };
    const look = (): void => {
      clearTimeout(timer);
      if (!document.hidden && !running && polling.phase === 'asking') unawaited(ask());
    };
    document.addEventListener('visibilitychange', look, { signal });
    look();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [recognition_id]);
  return shown.recognition_id === recognition_id ? shown.polling : start;
}

function isFinal(error: ApiError & { status?: number }): boolean {
  return error.kind === 'session-ended' || error.status === 403 || error.status === 404;
}
