import type { ReactNode } from 'react';
import { errorText, FailureNotice, onlyReloadHelps } from '../runtime/failures/index.ts';
import type { Action } from '../runtime/index.ts';
import { IntoView } from '../ui/content/index.ts';
import { LiveRegion } from '../ui/feedback/index.ts';
import { failureOf, useText, useUi } from '../ui/base/index.ts';
import { StatusMark, type StatusMarkProps } from '../ui/switch/index.ts';
import { StillWorking } from '../ui/controls/index.ts';
import { uiText } from '../ui/common/index.ts';

type Outcome = Pick<Action, 'status' | 'error'>;

/** The server's message about the text itself (422), shown at the field; `undefined` for other failures. */
export function useRefusal({ status, error }: Outcome): string | undefined {
  const { locale } = useUi();
  return status === 'failed' && failureOf(error).kind === 'validation' ? errorText(error, locale) : undefined;
}

/**
 * The quiet mark of a failed save, beside its button (W6); `SaveNotices` shows failures that need a reload. With `hasField` it is in a
 * form whose field shows a refused text, and this only announces that.
 * @param props.hasRoom, size as of `StatusMark`
 */
export function SaveMark({
  status,
  error,
  hasField = false,
  hasRoom = hasField || undefined,
  size,
}: Outcome & { hasField?: boolean } & Pick<StatusMarkProps, 'hasRoom' | 'size'>): ReactNode {
  const { notSaved } = useText(uiText);
  const refusal = useRefusal({ status, error });
  const isMarked = status === 'failed' && !onlyReloadHelps(error) && !(refusal && hasField);
  return (
    <>
      <StatusMark
        text={isMarked ? (refusal ?? notSaved) : ''}
        failure={failureOf(error)}
        hasRoom={hasRoom}
        size={size}
      />
      {hasField && <LiveRegion text={refusal ?? ''} />}
    </>
  );
}

/** Notices below the control: the save is still running (W7), or it failed and only a reload helps (an ended session, W4), with a reload button. */
export function SaveNotices({ status, error, size = 'm' }: Outcome & { size?: 'm' | 's' }): ReactNode {
  return (
    <>
      <StillWorking busy={status === 'busy'} />
      {status === 'failed' && onlyReloadHelps(error) && (
        <IntoView because={error} ofForm>
          <FailureNotice size={size} error={error} />
        </IntoView>
      )}
    </>
  );
}
