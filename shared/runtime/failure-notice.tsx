import type { ReactNode } from 'react';
import { errorText, isReloadOffered } from '../api/error-text.ts';
import type { ApiError } from '../api/errors/api-error.ts';
import { ErrorNotice, type ErrorNoticeProps } from '../ui/error-notice.tsx';
import { useUi } from '../ui/ui-context.ts';
import { useWidget } from './widget-context.ts';

/** After an ended session asking again is of no use: only a reload is (W4). */
export const isSessionEnded = (error: unknown): boolean =>
  (error as Partial<ApiError> | null)?.kind === 'session-ended';

interface FailureNoticeProps extends Pick<ErrorNoticeProps, 'onRetry' | 'busy' | 'size'> {
  error: unknown;
}

/** Says why a request failed, and offers what helps. @param props.onRetry asks again; the retry runs while `busy` */
export function FailureNotice({ error, onRetry, ...rest }: FailureNoticeProps): ReactNode {
  const { locale } = useUi();
  const { reload } = useWidget();
  const ended = isSessionEnded(error);
  return (
    <ErrorNotice
      {...rest}
      message={errorText(error, locale)}
      onReload={isReloadOffered(error) ? reload : undefined}
      onRetry={ended ? undefined : onRetry}
    />
  );
}
