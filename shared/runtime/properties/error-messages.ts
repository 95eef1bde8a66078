/** The message of the error that `work` throws, if it throws one. */
export function errorMessages(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    // our own functions throw nothing but errors
    return [(error as Error).message];
  }
}
