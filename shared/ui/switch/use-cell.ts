import { closest } from '../../page/index.ts';
import { useBareStyles, useUi } from '../base/index.ts';
import css from './cell.css?inline';

/** Makes a widget scroll inside its cell of one of the page's tables when it is wider than that. */
export function useCell(): void {
  const { root } = useUi();
  useBareStyles('host' in root && closest(root.host, 'td, th') ? css : '', null);
}
