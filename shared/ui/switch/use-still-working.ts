import { useEffect, useState } from 'react';

const LONG_MS = 10_000;

/**
 * True when something has been running for 10 s (W7). Requests have no time limit; a notice is shown instead. It is here, and not in
 * `ui/hooks`, because a page with switches loads no more of `ui`.
 * @param busy whether it is running now
 */
export function useStillWorking(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}
