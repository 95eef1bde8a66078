import { useStyles } from '../common/index.ts';
import css from './spinner.css?inline';

/**
 * A turning ring, to be placed beside a text that says what is going on.
 * @param props.size in px, default 20
 */
export function Spinner({ size = 20 }: { size?: number }) {
  useStyles(css, 'ui');
  return <span className="ui-spinner" aria-hidden="true" style={{ inlineSize: size, blockSize: size }} />;
}
