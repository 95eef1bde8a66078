import { type ReactNode, useId, useRef } from 'react';
import { HostContent } from '../../shared/ui/disclosure/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { type Fold, useFold } from './parts/use-fold.ts';
import css from './read-more.css?inline';
import type { Properties } from './read-more.props.ts';
import { texts } from './read-more.text.ts';

/** A long text folded to its first lines, with a button for the rest; a short one is shown whole (D21). Screen readers always get the whole text. */
export function ReadMore({ lines, text }: Properties): ReactNode {
  useStyles(css);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { open, isLong, toggle } = useFold(frame, content);
  return (
    <>
      <div
        ref={frame}
        id={id}
        className="fold"
        part="text"
        data-open={open || undefined}
        data-long={isLong || undefined}
        style={{ '--lines': lines }}
      >
        <div ref={content}>
          <HostContent text={text} slot="" />
        </div>
      </div>
      {isLong && <FoldButton open={open} toggle={toggle} controls={id} />}
    </>
  );
}

/** Unfolds and folds the text with this id. It goes when the page becomes so wide that nothing is hidden; the focus stays beside it then. */
function FoldButton({ open, toggle, controls }: Omit<Fold, 'isLong'> & { controls: string }): ReactNode {
  const words = useText(texts);
  return (
    <Button variant="link" aria-expanded={open} aria-controls={controls} onClick={toggle}>
      {open ? words.less : words.more}
    </Button>
  );
}
