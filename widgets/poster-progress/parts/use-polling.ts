import { useEffect, useState } from 'react';
import { server } from '../../../shared/api/late/index.ts';
import { documentMember, logError, logNote, unawaited } from '../../../shared/page/index.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import {
  afterAnswer,
  afterFailure,
  isWorthAnError,
  pauseMs,
  type Polling,
  type PollingFailure,
  start,
} from '../poster-progress.model.ts';

interface ShownPolling extends Polling {
  /** The error of the last poll. */
  error?: unknown;
}

/**
 * Polls until it is done or stopped. Pauses in a hidden tab; polls at once when the tab becomes visible, unless the server has asked to wait
 * (`Retry-After`).
 */
export function usePolling(recognition_id: string): ShownPolling {
  const { element } = useWidget();
  const [shown, setShown] = useState<ShownPolling>(start);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let polling = start;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let notBefore = 0;
    const wait = (ms: number): void => {
      if (polling.phase === 'asking' && !documentMember('hidden')) timer = setTimeout(() => unawaited(poll()), ms);
    };
    const poll = async (): Promise<void> => {
      running = true;
      let failure: PollingFailure | undefined;
      try {
        const progress = await server().then(({ call, recognitionProgress }) =>
          call(recognitionProgress, { params: { recognition_id }, signal }),
        );
        polling = afterAnswer(polling, progress);
      } catch (error) {
        if (signal.aborted) return;
        failure = error as PollingFailure; // an error without its fields counts as a failure too
        polling = afterFailure(polling, failure);
        const log = isWorthAnError(polling, failure) ? logError : logNote;
        log('the progress of the posters could not be read.', element, error);
        notBefore = performance.now() + polling.retryAfterMs; // the device's clock may be set
      }
      if (signal.aborted) return;
      running = false;
      setShown({ ...polling, error: failure });
      wait(pauseMs(polling));
    };
    const look = (): void => {
      clearTimeout(timer);
      if (running) return;
      wait(Math.max(0, notBefore - performance.now()));
    };
    addEventListener('visibilitychange', look, { signal, capture: true });
    look();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [recognition_id, element]);
  return shown;
}
