export { type Markup, markupOf } from './markup.ts';
export type { OutdatedError } from './outdated.ts';
export type { CheckHelpers, CheckedLoader } from './parts.ts';
export type { Violation } from './refusals.ts';
