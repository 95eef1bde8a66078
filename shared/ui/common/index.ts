export { useStyles } from './styles.ts';
export { uiText } from './ui.text.ts';
