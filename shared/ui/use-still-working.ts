// chunk: core
import { useEffect, useState } from 'react';

/**
 * True once something has been running for long (W7). There is no time limit on a request; people are told instead.
 * @param busy whether it runs now
 * @param afterMs ms, default 10,000
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
