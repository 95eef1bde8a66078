// chunk: core
import { adoptStyles, type Layer } from '../lib/dom/adopt-styles.ts';
import { useUi } from './ui-context.ts';

/**
 * Adopts a style sheet in the widget's root before the first paint. A widget's CSS may adjust the controls it uses, because its layer comes after theirs.
 * @param css the text of a CSS file, imported with `?inline`
 * @param layer `ui` for files in shared/ui; null if the file names its layers itself
 */
export function useStyles(css: string, layer: Layer | null = 'widget'): void {
  const { root } = useUi();
  // while rendering, because layout effects measure: Preact runs insertion effects of parents after the layout effects of their children.
  // Further calls do nothing, and a sheet of a render that is thrown away harms nothing
  adoptStyles(root, css, layer);
}
