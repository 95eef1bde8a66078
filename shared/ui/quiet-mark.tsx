import { useStyles } from './styles.ts';
import css from './quiet-mark.css?inline';

/** A small sign beside a control whose request failed, with its words for screen readers and as a tooltip (W6). Empty text: nothing. */
export function QuietMark({ text }: { text: string }) {
  useStyles(css);
  return (
    <span className="ui-quiet-mark" role="status" title={text || undefined}>
      {text}
    </span>
  );
}
