// chunk: ui
import { useStyles } from './styles.ts';
import css from './spinner.css?inline';

/** A turning ring beside words that say what is going on. @param props.size px, default 20 */
export function Spinner({ size = 20 }: { size?: number }) {
  useStyles(css);
  return <span className="ui-spinner" aria-hidden="true" style={{ inlineSize: size, blockSize: size }} />;
}
