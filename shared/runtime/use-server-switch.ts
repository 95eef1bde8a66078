// chunk: core
import { useRef, useState } from 'react';
import { logError } from '../lib/log.ts';
import type { Failure } from '../ui/quiet-mark.tsx';
import { useWidget } from './widget-context.ts';

export interface ServerSwitch {
  /** What the server last confirmed. */
  checked: boolean;
  /** A request is running; further clicks do nothing (W8). */
  busy: boolean;
  /** Why the last request failed; the state is the one the server last confirmed (W6). */
  failure: Failure | undefined;
  reload: () => boolean;
  toggle(): void;
}

/**
 * A switch whose state the server keeps. The toggle calls flip on the server, so nothing is shown before the answer, one request
 * runs at a time, and a failed one is never sent again by itself (W6, W8). Failures are only logged (part 8).
 * @param value what the page says; when the page changes it, the page's word counts
 * @param save sends the request and resolves with the state the server answers
 */
export function useServerSwitch(value: boolean, save: () => Promise<boolean>): ServerSwitch {
  const { element, change, reload } = useWidget();
  const [checked, setChecked] = useState(value);
  const [said, setSaid] = useState(value);
  if (said !== value) {
    setSaid(value);
    setChecked(value);
  }
  const [status, setStatus] = useState<'busy' | Failure>();
  const running = useRef(false);
  return {
    checked,
    busy: status === 'busy',
    failure: status === 'busy' ? undefined : status,
    reload,
    toggle() {
      if (running.current) return;
      running.current = true;
      setStatus('busy');
      save()
        .then(
          (next) => {
            setChecked(next);
            setStatus(undefined);
            change(next);
          },
          (error: Failure) => {
            setStatus(error);
            logError('a switch could not be saved; it shows what the server last confirmed.', element, error);
          },
        )
        .finally(() => (running.current = false));
    },
  };
}
