import type { Layer } from '../../page/index.ts';
import { useBareStyles } from '../base/index.ts';
import common from './common.css?inline';

/**
 * Adopts a style sheet in the widget's root before the first paint, and what all controls share (common.css). A widget's CSS may adjust the
 * controls it uses, because its layer comes after theirs.
 * @param css the text of a CSS file, imported with `?inline`
 * @param layer `ui` for files in shared/ui; null if the file names its layers itself
 */
export function useStyles(css: string, layer: Layer | null = 'widget'): void {
  useBareStyles(common, 'ui');
  useBareStyles(css, layer);
}
