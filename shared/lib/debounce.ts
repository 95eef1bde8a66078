export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Forgets the call that waits. */
  cancel(): void;
}

/** Calls once, with the last arguments, when nothing more has come for `ms`. */
export function debounce<Args extends unknown[]>(act: (...args: Args) => void, ms: number): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), ms);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
