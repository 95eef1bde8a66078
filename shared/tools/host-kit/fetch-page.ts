/** How long the commands wait for an answer. */
export const TIMEOUT_MS = 30_000;
/** How many bytes of a page are read, without their compression. */
const MOST = 16_000_000;
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
    return { response, text: await textOf(response) };
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error });
  }
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MOST) throw new Error(`it has more than ${MOST.toLocaleString('en')} bytes`);
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** Whether an answer came from another page. A redirect that only changes the protocol, a final slash or the query leads to the same one. */
export const isOtherPage = ({ url }: Response, address: string): boolean => pathOf(url || address) !== pathOf(address);

/** What to do then, and when it is refused. */
export const whoMaySee = (cookie: string): string =>
  cookie
    ? 'Is the cookie still that of somebody who may see it?'
    : 'If it needs a log-in, give --cookie "…" of somebody who may see it.';

const pathOf = (address: string): string => new URL(address).pathname.replace(/\/+$/, '');

/** The text of a page, or a sentence that says why there is none. */
type RenderedPage = { text: string } | { problem: string };

/**
 * Reads a page as the server sends it, for `dealer-widgets lint --url`.
 * @param cookie the Cookie header of somebody who may see the page
 */
export async function renderedPage(address: string, cookie = ''): Promise<RenderedPage> {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    return {
      problem: `"${address}" is not the address of a page. Write it in full, such as https://staging.example/app.`,
    };
  const page = await fetchPage(address, cookie).catch((error: Error) => error);
  if (page instanceof Error) return { problem: `this page could not be fetched: ${page.message}.` };
  const { response, text } = page;
  const hint = whoMaySee(cookie);
  if (!response.ok)
    return {
      problem: `the server answered ${response.status} at ${response.url}. ${response.status < 500 ? hint : 'The reason is in its log.'}`,
    };
  if (isOtherPage(response, address))
    return { problem: `the server redirected to another page, ${response.url}. ${hint}` };
  return { text };
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

/** What to do after a request that failed. */
export function nextStep(error: unknown): string {
  const reason = reasonOf(error);
  if (reason === NO_HTTPS) return 'Write http:// if that is what it speaks.';
  if (reason.includes('redirect')) return 'Has the session of --cookie ended?';
  if (reason.includes('more than')) return 'Name a smaller page.';
  return isUnreachable(error) || reason.startsWith('no answer')
    ? 'Is the server running?'
    : 'The server is running, but its answer breaks off, or is not what its headers say (Content-Length, Content-Encoding).';
}

/** Whether a request failed before there was a connection: the name is not known, nothing listens, or the certificate is not trusted. */
export function isUnreachable(error: unknown): boolean {
  // those of Node have both
  const { syscall = '', code = '' }: { syscall?: string; code?: string } = Object(innermost(error));
  return /^(connect|getaddrinfo)$/.test(syscall) || /CERT|TLS|SSL/.test(code);
}

function innermost(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'TimeoutError') return error;
  // a host with several addresses fails once for each; the error around these has no message
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? error : innermost(inner);
}
