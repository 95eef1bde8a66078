/** How long the commands wait for an answer. */
export const TIMEOUT_MS = 30_000;
const NO_HTTPS = 'the server does not speak https there';

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
  const inner = innermost(error);
  if (!(inner instanceof Error)) return String(inner);
  if (inner.name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} seconds`;
  // OpenSSL's own message is a line of its sources; its code depends on what made the request
  if (inner.message.includes('wrong version number')) return NO_HTTPS;
  return inner.message.replace(/\.$/, '') || inner.name;
}

/** What to do after a request that failed, by its reason. */
export function nextStep(reason: string): string {
  if (reason === NO_HTTPS) return 'Write http:// if that is what it speaks.';
  return /redirect/.test(reason) ? 'Has the session of --cookie ended?' : 'Is the server running?';
}

/** Whether a request failed before there was a connection: the name is not known, nothing listens, or the certificate is not trusted. */
export function isUnreachable(error: unknown): boolean {
  // errors of Node have these, others do not
  const { syscall, code } = innermost(error) as { syscall?: string; code?: string };
  return /^(connect|getaddrinfo)$/.test(syscall ?? '') || /CERT|TLS|SSL/.test(code ?? '');
}

function innermost(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'TimeoutError') return error;
  // a host with several addresses fails once for each; the error around these has no message
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? error : innermost(inner);
}
