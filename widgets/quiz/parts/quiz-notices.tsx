import type { ReactNode } from 'react';
import { useWidget } from '../../../shared/runtime/index.ts';
import { Button } from '../../../shared/ui/controls/index.ts';
import { Notice, Status } from '../../../shared/ui/feedback/index.ts';
import { uiText } from '../../../shared/ui/common/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../quiz.text.ts';
import type { KeptAnswers } from './use-kept-answers.ts';

interface QuizNoticesProps {
  kept: KeptAnswers;
  total: number;
  /** True until the person goes to another question. The notice about restored answers stays until then, so that the answers do not move while they are being pressed. */
  isStart: boolean;
}

/** Notices about the answers kept in this browser. */
export function QuizNotices({ kept, total, isStart }: QuizNoticesProps): ReactNode {
  const words = useText(texts);
  const { reload } = useText(uiText);
  const page = useWidget();
  return (
    <Status as="div" className="notices">
      {isStart && kept.restored > 0 && <p className="restored">{words.restored(kept.restored, total)}</p>}
      {kept.memoryOnly && <Notice tone="warning">{words.memoryOnly}</Notice>}
      {kept.isSentElsewhere() && (
        <Notice tone="warning" actions={<Button onClick={page.reload}>{reload}</Button>}>
          {words.sentElsewhere}
        </Notice>
      )}
    </Status>
  );
}
