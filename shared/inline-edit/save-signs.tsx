import type { ReactNode } from 'react';
import { errorText } from '../api/error-text.ts';
import { useWidget } from '../runtime/index.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { QuietMark } from '../ui/quiet-mark.tsx';
import { StillWorking } from '../ui/still-working.tsx';
import { useText } from '../ui/text.ts';
import { useUi } from '../ui/ui-context.ts';
import { texts } from './inline-edit.text.ts';
import type { Save } from './use-save.ts';

/** The quiet mark of a save that failed, for beside its button (W6). */
export function SaveMark({ status }: Pick<Save, 'status'>): ReactNode {
  const { failed } = useText(texts);
  return <QuietMark text={status === 'failed' ? failed : ''} />;
}

/** What a save has to say below its control: that it still runs (W7), or that the session has ended, with a reload (W4). */
export function SaveNotices({
  status,
  error,
  size = 'm',
}: Pick<Save, 'status' | 'error'> & { size?: 'm' | 's' }): ReactNode {
  const { locale } = useUi();
  const { reload } = useWidget();
  const isSessionEnded = status === 'failed' && (error as { kind?: string } | undefined)?.kind === 'session-ended';
  return (
    <>
      <StillWorking busy={status === 'busy'} />
      {isSessionEnded && <ErrorNotice size={size} message={errorText(error, locale)} onReload={reload} />}
    </>
  );
}
