import { fetchPage, isOtherPage, whoMaySee } from './fetch-page.ts';

/** The text of a page, or a sentence that says why there is none. */
export type RenderedPage = { text: string } | { problem: string };

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
