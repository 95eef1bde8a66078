import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../quiz.text.ts';

/** Replaces the quiz after it was submitted. Its button opens the next page, in case the host has prevented the redirect. */
export function SentNotice({ onGoOn }: { onGoOn: () => void }): ReactNode {
  const words = useText(texts);
  return <Notice tone="success" title={words.sent} actions={<Button onClick={onGoOn}>{words.goOn}</Button>} />;
}
