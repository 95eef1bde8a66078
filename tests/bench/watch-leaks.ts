/** What is alive on a page besides its elements and listeners, which the browser counts itself. */
export interface Alive {
  timers: number;
  objectUrls: number;
  observers: number;
}

/** Runs in the page, before its first script: it cannot use anything from outside. */
export function watchLeaks(): void {
  const timers = new Set<number>();
  const objectUrls = new Set<string>();
  const observers: Array<WeakRef<object>> = [];
  // what is measured is put on the page's window
  const page = window as unknown as Record<string, (...args: never[]) => number>;
  for (const [set, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
  ] as const) {
    const [native, nativeClear] = [window[set], window[clear]];
    page[set] = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = native(
        (...args: unknown[]) => {
          if (set === 'setTimeout') timers.delete(id);
          if (typeof handler === 'function') (handler as (...all: unknown[]) => void)(...args);
        },
        ms,
        ...rest,
      );
      timers.add(id);
      return id;
    };
    page[clear] = (id?: number) => {
      timers.delete(id!);
      nativeClear(id);
      return 0;
    };
  }
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (source) => {
    const url = createObjectURL.call(URL, source);
    objectUrls.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    objectUrls.delete(url);
    revokeObjectURL.call(URL, url);
  };
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    // each of these names is a class of the browser
    const Native = window[name] as unknown as new (...args: unknown[]) => object;
    Object.assign(window, {
      [name]: class extends Native {
        constructor(...args: unknown[]) {
          super(...args);
          observers.push(new WeakRef(this));
        }
      },
    });
  }
  Object.assign(window, {
    alive: (): Alive => ({
      timers: timers.size,
      objectUrls: objectUrls.size,
      observers: observers.filter((each) => each.deref()).length, // what was collected observes nothing
    }),
  });
}
