import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/controls/index.ts';
import { Notice } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../quiz.text.ts';
import type { Submission } from './use-submission.ts';

/** Replaces the quiz after it was submitted. Its button opens the next page, in case the host has prevented the redirect. */
export function SentNotice({ submission: { isBack, goOn } }: { submission: Submission }): ReactNode {
  const words = useText(texts);
  const title = isBack ? words.sentBefore : words.sent;
  return <Notice tone="success" title={title} actions={<Button onClick={goOn}>{words.goOn}</Button>} />;
}
