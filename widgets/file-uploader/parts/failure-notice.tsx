import type { ReactNode } from 'react';
import { errorText, isSessionEnded } from '../../../shared/api/error-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { uiText } from '../../../shared/ui/ui.text.ts';
import { useUi } from '../../../shared/ui/ui-context.ts';
import { texts } from '../file-uploader.text.ts';

interface FailureNoticeProps {
  error: unknown;
  onRetry: () => void;
  onReload: () => void;
}

/** The same file would fail again: 403, 413, 422, an ended session. */
const isFinal = (error: unknown): boolean =>
  ['session-ended', 'too-large', 'validation', 'refused'].includes((error as { kind?: string } | null)?.kind ?? '');

/** The specification's red message, and the reason with what to do next. Where trying again is of no use nobody is asked to (W5). */
export function FailureNotice({ error, onRetry, onReload }: FailureNoticeProps): ReactNode {
  const words = useText(texts);
  const { retry, reload } = useText(uiText);
  const { locale } = useUi();
  return (
    <Notice
      tone="error"
      role="alert"
      title={isFinal(error) ? words.notUploaded : words.failure}
      actions={
        isSessionEnded(error) ? (
          <Button variant="primary" onClick={onReload}>
            {reload}
          </Button>
        ) : (
          !isFinal(error) && <Button onClick={onRetry}>{retry}</Button>
        )
      }
    >
      <p className="uploader-reason">{errorText(error, locale)}</p>
    </Notice>
  );
}
