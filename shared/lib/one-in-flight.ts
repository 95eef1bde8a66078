// chunk: client
/**
 * Makes an action that does nothing while it is still running (decision W8).
 * @returns a function that starts the action and gives its promise, or gives `undefined` when a run is still under way
 */
export function oneInFlight<Arguments extends unknown[], Result>(
  action: (...args: Arguments) => Promise<Result>,
): (...args: Arguments) => Promise<Result> | undefined {
  let running = false;
  return (...args) => {
    if (running) return undefined;
    running = true;
    return (async () => {
      try {
        return await action(...args);
      } finally {
        running = false;
      }
    })();
  };
}
