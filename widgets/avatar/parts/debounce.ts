export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Cancels the pending call. */
  cancel(): void;
}

/** Delays calls until there was none for `ms` milliseconds, then makes one with the last arguments. */
export function debounce<Args extends unknown[]>(act: (...args: Args) => void, ms: number): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), ms);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
