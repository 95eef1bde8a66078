export { default as choiceRowCss } from './choice-row.css?inline';
