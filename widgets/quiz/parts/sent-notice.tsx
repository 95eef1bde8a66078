import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../quiz.text.ts';

/** Stands in the quiz's place once it is handed in; its button leads on should the host have stopped the redirect. */
export function SentNotice({ onGoOn }: { onGoOn: () => void }): ReactNode {
  const words = useText(texts);
  return <Notice tone="success" title={words.sent} actions={<Button onClick={onGoOn}>{words.goOn}</Button>} />;
}
