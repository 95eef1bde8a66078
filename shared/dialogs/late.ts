/** What the loader fetches only when a page needs it: see `LateHelpers` in shared/loader/late.ts. */
export { copy, textToCopy } from './copy.ts';
export { unknownWidget } from './unknown-widget.ts';
