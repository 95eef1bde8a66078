import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on an event of the window.
 * @param options.capture whether before the page's own listeners, which may stop the event
 * @param options.active false: not now
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  callback: (event: WindowEventMap[Type]) => void,
  { capture = false, active = true }: { capture?: boolean; active?: boolean } = {},
): void {
  const onEvent = useEffectEvent(callback);
  useEffect(() => {
    if (!active) return;
    const listen = (event: WindowEventMap[Type]): void => onEvent(event);
    addEventListener(type, listen, capture);
    return () => removeEventListener(type, listen, capture);
  }, [type, capture, active]);
}
