import { documentMember, queryPage } from '../../page/index.ts';

/** The page's import maps. */
export const importMaps = (): HTMLScriptElement[] => queryPage('script[type=importmap]');

/** The integrity of each address that the text of an import map has one for. */
export function integrityIn(json: string): Map<string, string> {
  try {
    // anything may be written there
    const { integrity } = JSON.parse(json) as { integrity?: object };
    return new Map(
      Object.entries(integrity ?? {}).map(([address, hash]) => [
        new URL(address, documentMember('baseURI')).href,
        String(hash),
      ]),
    );
  } catch {
    return new Map(); // the browser reports it
  }
}

/**
 * The hash of a content as policies and `integrity` have it, such as `sha256-…`.
 * @returns `undefined` on pages without encryption, where browsers compute none
 */
export async function hashOf(content: BufferSource, bits = '256'): Promise<string | undefined> {
  // undefined on pages without encryption, whatever the type says
  const subtle = (globalThis.crypto as Partial<Crypto>).subtle;
  const digest = await subtle?.digest(`SHA-${bits}`, content);
  return digest && `sha${bits}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Whether a file that the server sends is certainly refused by the browser, because the page's import map has another hash of it. */
export async function isRefusedByMap(url: string, answer: Response): Promise<boolean> {
  const expected = importMaps()
    .map(({ textContent }) => integrityIn(textContent).get(url))
    .find(Boolean);
  if (!expected) return false;
  const hash = await hashOf(await answer.arrayBuffer(), /^sha(\d+)/.exec(expected)?.[1]);
  // on a page without encryption it cannot be known
  return hash !== undefined && !expected.includes(hash);
}
