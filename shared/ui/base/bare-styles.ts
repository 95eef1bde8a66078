import { type Layer, adoptStyles } from '../../page/index.ts';
import { useUi } from './ui-context.ts';

/**
 * `useStyles` without what all controls share, for what a page with nothing but switches loads.
 * @param css the text of a CSS file, imported with `?inline`
 * @param layer null if the file names its layers itself
 */
export function useBareStyles(css: string, layer: Layer | null): void {
  const { root } = useUi();
  // while rendering, because layout effects measure: Preact runs insertion effects of parents after the layout effects of their children.
  // Further calls do nothing, and a sheet of a render that is thrown away harms nothing
  adoptStyles(root, css, layer);
}
