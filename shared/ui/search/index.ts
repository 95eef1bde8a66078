export { type Choice, isFound } from './choice.ts';
export type { ChoiceSource } from './choices.ts';
export { SearchSelect } from './search-select.tsx';
export { useChoicesInSight } from './use-choices-in-sight.ts';
