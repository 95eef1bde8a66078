import { createElement } from '../../../shared/lib/dom/native-dom.ts';

/** How long the object URL stays valid after the click, in ms, because some browsers start to read it late. */
const KEPT_MS = 40_000;

/** Lets the person download a text as a CSV file. */
export function downloadCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
