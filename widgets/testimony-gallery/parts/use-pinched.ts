import { useEffect, useState } from 'react';

/** Whether the page is enlarged by pinching, so that one finger pans. */
export function usePinched(): boolean {
  const [pinched, setPinched] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    const look = (): void => setPinched(viewport !== null && viewport.scale > 1.01);
    look();
    viewport?.addEventListener('resize', look);
    return () => viewport?.removeEventListener('resize', look);
  }, []);
  return pinched;
}
