// chunk: ui
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useText } from './text.ts';
import { uiText } from './ui.text.ts';

export interface ErrorNoticeProps {
  /** What failed, and what to do next. */
  message: string;
  /** Offers to ask again. */
  onRetry?: (() => void) | undefined;
  /** Offers to load the page again, for an ended session (W4). The caller announces `dw:navigate` first. */
  onReload?: (() => void) | undefined;
  /** The retry runs. */
  busy?: boolean;
  size?: 'm' | 's';
}

/** Something could not be loaded or saved; what the person typed stays where it is. */
export function ErrorNotice({ message, onRetry, onReload, busy = false, size = 'm' }: ErrorNoticeProps) {
  const words = useText(uiText);
  const actions = (onRetry || onReload) && (
    <>
      {onRetry && (
        <Button size={size} busy={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {onReload && (
        <Button size={size} variant="primary" onClick={onReload}>
          {words.reload}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="error" role="alert" actions={actions}>
      {message}
    </Notice>
  );
}
