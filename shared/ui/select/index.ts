export { default as choiceRowCss } from './choice-row.css?inline';
export { personChoices } from './person-choices.ts';
export { Select } from './select.tsx';
