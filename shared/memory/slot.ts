import { useLayoutEffect, useState } from 'react';

let now = 0;

/** A number for what happens now; what happens later gets a greater one. */
export const tick = (): number => ++now;

/** A value outside of React, because several elements show it, and elements are taken out of the page, copied and put back. */
export interface Slot<Value> {
  get(): Value;
  set(next: Value): void;
  /**
   * Calls back after each change.
   * @returns ends it
   */
  watch(watcher: () => void): () => void;
  isWatched(): boolean;
}

/** @param watched called when somebody has begun (`true`) or ceased to watch */
export function slot<Value>(first: Value, watched?: (hasBegun: boolean) => void): Slot<Value> {
  let value = first;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const watcher of [...watchers]) watcher();
    },
    watch(watcher) {
      watchers.add(watcher);
      watched?.(true);
      return () => {
        watchers.delete(watcher);
        watched?.(false);
      };
    },
    isWatched: () => watchers.size > 0,
  };
}

/** The value of a slot; the component is rendered again with each new one. */
export function useSlot<Value>(of: Slot<Value>): Value {
  // not useSyncExternalStore, which renders before the caller of `set` can set a state of its own
  const [, show] = useState<Value>(of.get);
  useLayoutEffect(() => {
    const watch = (): void => show(of.get);
    watch(); // it may have changed since it was rendered
    return of.watch(watch);
  }, [of]);
  return of.get();
}
