import { useStyles } from '../common/index.ts';
import css from './whole-width.css?inline';

/** For a widget that is laid out by its own width. Its outermost element has the class `ui-whole-width`. */
export const useWholeWidth = (): void => useStyles(css, 'ui');
