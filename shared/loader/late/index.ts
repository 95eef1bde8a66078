/** Code that the loader loads only when a page needs it: see `LateHelpers` in shared/loader/loader-state.ts. */
export { copy, textToCopy } from './copy.ts';
export { markupMistakes } from '../../check/rules/index.ts';
export { unknownWidget } from './unknown-widget.ts';
