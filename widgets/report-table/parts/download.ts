import { createElement } from '../../../shared/lib/dom/native-dom.ts';

/** How long the object URL stays valid after the click, in ms, because some browsers start to read it late. */
const KEPT_MS = 40_000;

/**
 * Lets the person download a text as a file.
 * @param type the MIME type
 */
export function download(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
