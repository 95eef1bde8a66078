export { type Markup, markupOf } from './markup.ts';
export type { OutdatedError } from './outdated.ts';
export type { CheckHelpers, CheckedLoader } from './loader-state.ts';
export type { Violation } from './refusals.ts';
