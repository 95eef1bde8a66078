import { closest } from '../../page/index.ts';
import { useBareStyles, useUi } from '../base/index.ts';
import css from './cell.css?inline';

/** Makes a widget scroll inside its cell of one of the page's tables when it is wider than that. @returns whether it is in one */
export function useCell(): boolean {
  const { root } = useUi();
  const isInCell = 'host' in root && closest(root.host, 'td, th') !== null;
  useBareStyles(isInCell ? css : '', null);
  return isInCell;
}
