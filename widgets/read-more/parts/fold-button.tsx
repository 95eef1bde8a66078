import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/controls/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import type { Fold } from './use-fold.ts';
import { texts } from '../read-more.text.ts';

/** Unfolds and folds the text with this id. It goes when the page becomes so wide that nothing is hidden; the focus stays beside it then. */
export function FoldButton({ open, toggle, controls }: Omit<Fold, 'isLong'> & { controls: string }): ReactNode {
  const words = useText(texts);
  return (
    <Button variant="link" aria-expanded={open} aria-controls={controls} onClick={toggle}>
      {open ? words.less : words.more}
    </Button>
  );
}
