export { personChoices } from './person-choices.ts';
export { Select } from './select.tsx';
