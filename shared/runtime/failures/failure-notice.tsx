import type { ReactNode } from 'react';
import { errorText, onlyReloadHelps } from './error-text.ts';
import { ErrorNotice, type ErrorNoticeProps } from '../../ui/feedback/index.ts';
import { failureOf, useUi } from '../../ui/base/index.ts';
import { useWidget } from '../index.ts';

interface FailureNoticeProps extends Pick<ErrorNoticeProps, 'title' | 'onRetry' | 'busy' | 'size'> {
  error: unknown;
  /** What to do when the request may have been carried out; replaces the advice and the button to reload the page. */
  advice?: string;
}

/**
 * Shows why a request failed, with a button to retry or reload.
 * @param props.onRetry retries; `busy` is true while it runs
 */
export function FailureNotice({ error, advice, ...rest }: FailureNoticeProps): ReactNode {
  const { locale } = useUi();
  const { reload } = useWidget();
  return (
    <ErrorNotice
      {...rest}
      message={errorText(error, locale, advice)}
      failure={failureOf(error)}
      onReload={advice === undefined || onlyReloadHelps(error) ? reload : undefined}
    />
  );
}
