// chunk: core
import { useEffect, useState } from 'react';

/**
 * True when something has been running for a long time (W7). Requests have no time limit; a notice is shown instead.
 * @param busy whether it is running now
 * @param afterMs how long to wait, in ms; default 10,000
 */
export function useStillWorking(busy: boolean, afterMs = 10_000): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy, afterMs]);
  return busy && late;
}
