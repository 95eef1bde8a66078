const TIMEOUT_MS = 30_000;

/**
 * Requests a page of the host with its text, for the commands of the package.
 * @param cookie the Cookie header of somebody who may see the page; may be empty
 * @throws Error whose message says why no page came, such as "no answer within 30 seconds"
 */
export async function fetchPage(address: string, cookie: string): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'text/html', ...(cookie && { cookie }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { response, text: await response.text() };
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}

/** Why a request failed: the message of the innermost cause, because that of `fetch` is only "fetch failed". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} seconds`;
  // a host with several addresses fails once for each; the error around these has no message
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? error.message.replace(/\.$/, '') || error.name : reasonOf(inner);
}
