import type { ReactNode } from 'react';
import { errorText, isReloadOffered, isSessionEnded } from '../api/error-text.ts';
import { ErrorNotice, type ErrorNoticeProps } from '../ui/error-notice.tsx';
import { useUi } from '../ui/ui-context.ts';
import { useWidget } from './widget-context.ts';

interface FailureNoticeProps extends Pick<ErrorNoticeProps, 'onRetry' | 'busy' | 'size'> {
  error: unknown;
}

/** Says why a request failed, and offers what helps. @param props.onRetry asks again; the retry runs while `busy` */
export function FailureNotice({ error, onRetry, ...rest }: FailureNoticeProps): ReactNode {
  const { locale } = useUi();
  const { reload } = useWidget();
  return (
    <ErrorNotice
      {...rest}
      message={errorText(error, locale)}
      onReload={isReloadOffered(error) ? reload : undefined}
      onRetry={isSessionEnded(error) ? undefined : onRetry} // only a reload helps then (W4)
    />
  );
}
