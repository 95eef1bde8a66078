// chunk: core
import { useInsertionEffect } from 'react';
import { adoptStyles } from '../lib/adopt-styles.ts';
import { useUi } from './ui-context.ts';

/**
 * Gives the widget's root a style sheet before the component is painted. A parent's sheet comes after its children's,
 * so a widget's css may adjust the controls it uses.
 * @param css the text of a css file, imported with `?inline`
 */
export function useStyles(css: string): void {
  const { root } = useUi();
  useInsertionEffect(() => adoptStyles(root, css), [root, css]);
}
