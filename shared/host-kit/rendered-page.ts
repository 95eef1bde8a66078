/** A page as the server sends it, for `dealer-widgets lint --url`. */

/** Either the page's text, or a sentence about what came in its place. */
export type RenderedPage = { text: string } | { problem: string };

const PATIENCE_MS = 30_000;

/** @param cookie the Cookie header of somebody who may see the page */
export async function renderedPage(address: string, cookie = ''): Promise<RenderedPage> {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    return { problem: `"${address}" is no address of a page. Write it in full, such as https://staging.example/app.` };
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      headers: { accept: 'text/html', ...(cookie && { cookie }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await response.text();
  } catch (error) {
    return { problem: `this page could not be fetched: ${reasonOf(error)}.` };
  }
  const hint = cookie
    ? 'Is the cookie still that of somebody who may see it?'
    : 'If it needs a log-in, give --cookie "…" of somebody who may see it.';
  if (!response.ok)
    return {
      problem: `the server answered ${response.status} at ${response.url}. ${response.status < 500 ? hint : 'The reason is in its log.'}`,
    };
  if (placeOf(response.url) !== placeOf(address))
    return { problem: `the server redirected to another page, ${response.url}. ${hint}` };
  return { text };
}

/** Without what a server may add to the address of the same page: https, a slash, parameters. */
const placeOf = (address: string): string => new URL(address).pathname.replace(/\/+$/, '');

/** `fetch` itself only says "fetch failed"; the causes say why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} seconds`;
  // several addresses of one name fail together, with a text in neither
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? error.message.replace(/\.$/, '') || error.name : reasonOf(inner);
}
