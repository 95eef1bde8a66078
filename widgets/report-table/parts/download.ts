import { createElement } from '../../../shared/lib/native-dom.ts';

/** How long the address lives after the click: some browsers begin to read it later. */
const KEPT_MS = 40_000;

/** Hands a text to the person as a file. */
export function download(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
