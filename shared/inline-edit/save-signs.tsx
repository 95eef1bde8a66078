// chunk: edit
import type { ReactNode } from 'react';
import { errorText, isSessionEnded } from '../api/error-text.ts';
import { useWidget } from '../runtime/index.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { type Failure, QuietMark } from '../ui/quiet-mark.tsx';
import { StillWorking } from '../ui/still-working.tsx';
import { useText } from '../ui/text.ts';
import { useUi } from '../ui/ui-context.ts';
import { texts } from './inline-edit.text.ts';
import type { Save } from './use-save.ts';

type Outcome = Pick<Save, 'status' | 'error'>;

/** What the server says of the text itself (422), for at its field; nothing for other failures. */
export function useRefusal({ status, error }: Outcome): string | undefined {
  const { locale } = useUi();
  return status === 'failed' && (error as Failure).kind === 'validation' ? errorText(error, locale) : undefined;
}

/** The quiet mark of a save that failed, for beside its button (W6). An ended session is said below instead, a refusal at the field. */
export function SaveMark({ status, error, hasField = false }: Outcome & { hasField?: boolean }): ReactNode {
  const { failed } = useText(texts);
  const { reload } = useWidget();
  const refusal = useRefusal({ status, error });
  const isMarked = status === 'failed' && !isSessionEnded(error) && !(refusal && hasField);
  return <QuietMark text={isMarked ? (refusal ?? failed) : ''} failure={error as Failure} onReload={reload} />;
}

/** What a save has to say below its control: that it still runs (W7), or that the session has ended, with a reload (W4). */
export function SaveNotices({ status, error, size = 'm' }: Outcome & { size?: 'm' | 's' }): ReactNode {
  const { locale } = useUi();
  const { reload } = useWidget();
  return (
    <>
      <StillWorking busy={status === 'busy'} />
      {status === 'failed' && isSessionEnded(error) && (
        <ErrorNotice size={size} message={errorText(error, locale)} onReload={reload} />
      )}
    </>
  );
}
