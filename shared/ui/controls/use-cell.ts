// chunk: core
import { closest } from '../../lib/dom/native-dom.ts';
import { useBareStyles } from '../bare-styles.ts';
import { type Ui, useUi } from '../ui-context.ts';
import css from './cell.css?inline';

/** Whether a widget is in a cell of one of the page's tables. */
export const isInCell = (root: Ui['root']): boolean => 'host' in root && closest(root.host, 'td, th') !== null;

/** Makes a widget scroll inside its table cell when it is wider than the cell. */
export function useCell(): void {
  const { root } = useUi();
  useBareStyles(isInCell(root) ? css : '', null);
}
