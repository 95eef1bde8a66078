export { type Choice, isFound } from './choice.ts';
export { type ChoiceSource, SearchSelect } from './search-select.tsx';
export { useChoicesInSight } from './use-choices-in-sight.ts';
