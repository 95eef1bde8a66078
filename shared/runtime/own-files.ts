import { queryPage } from '../lib/dom/native-dom.ts';
import { BUILD_LETTERS } from '../lib/loading/hash-letters.ts';

const HASH = `-[0-9A-F]{${BUILD_LETTERS}}`;
/** Addresses of our style sheet and loader, with or without the hash in the name, which is what `OUR_STYLES` captures. */
export const OUR_STYLES = new RegExp(String.raw`/widgets(${HASH})?\.css(\?|$)`);
export const OUR_LOADER = new RegExp(String.raw`/loader(${HASH})?\.js$`);

/** The addresses of the page's style sheets. */
export const styleSheets = (): string[] => queryPage<HTMLLinkElement>('link[rel=stylesheet]').map(({ href }) => href);
