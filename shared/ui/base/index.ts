export { useBareStyles } from './bare-styles.ts';
export type { Elements } from './elements.ts';
export { type Failure, failureOf, mainVariant } from './failure.ts';
export { type Texts, useText } from './text.ts';
export { type Locale, UiContext, useUi } from './ui-context.ts';
