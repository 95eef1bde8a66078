export { markupMistakes } from './markup-mistakes.ts';
export { misspeltWidget } from './misspelt-widget.ts';
