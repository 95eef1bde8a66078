export { copiedElement } from './follow/copied-element.ts';
export { type Markup, markupOf } from './follow/markup.ts';
export type { OutdatedError } from './follow/outdated.ts';
export type { CheckHelpers, CheckedLoader } from './loader-state.ts';
export type { Violation } from './follow/refusals.ts';
