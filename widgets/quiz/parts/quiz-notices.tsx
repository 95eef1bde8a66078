import type { ReactNode } from 'react';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { uiText } from '../../../shared/ui/ui.text.ts';
import { texts } from '../quiz.text.ts';
import type { KeptAnswers } from './use-kept-answers.ts';

/** What the person should know about the answers kept in this browser. The box is a live region, so it is there from the start. */
export function QuizNotices({ kept, total }: { kept: KeptAnswers; total: number }): ReactNode {
  const words = useText(texts);
  const { reload } = useText(uiText);
  const page = useWidget();
  return (
    <div className="notices" role="status">
      {kept.restored > 0 && <p className="restored">{words.restored(kept.restored, total)}</p>}
      {kept.memoryOnly && <Notice tone="warning">{words.memoryOnly}</Notice>}
      {kept.elsewhere === 'changed' && <Notice tone="info">{words.changedElsewhere}</Notice>}
      {kept.elsewhere === 'sent' && (
        <Notice tone="warning" actions={<Button onClick={page.reload}>{reload}</Button>}>
          {words.sentElsewhere}
        </Notice>
      )}
    </div>
  );
}
