import type { ReactNode } from 'react';
import { errorText, onlyReloadHelps } from './error-text.ts';
import { Button } from '../../ui/controls/index.ts';
import { ErrorNotice, type ErrorNoticeProps } from '../../ui/feedback/index.ts';
import { StatusMark } from '../../ui/switch/index.ts';
import { failureOf, useText, useUi } from '../../ui/base/index.ts';
import { uiText } from '../../ui/common/index.ts';
import { useWidget } from '../index.ts';

interface FailureNoticeProps extends Pick<ErrorNoticeProps, 'title' | 'onRetry' | 'busy' | 'size'> {
  error: unknown;
  /** What to do when the request may have been carried out; replaces the advice and the button to reload the page. */
  advice?: string;
  /** Shown as a quiet mark (D32) beside the button to retry, unless only a reload helps. Empty while nothing has failed: the mark has to be there before its text. */
  quiet?: string;
}

/**
 * Shows why a request failed, with a button to retry or reload.
 * @param props.onRetry retries; `busy` is true while it runs
 */
export function FailureNotice({ error, advice, quiet, ...rest }: FailureNoticeProps): ReactNode {
  const { locale } = useUi();
  const { reload } = useWidget();
  const { retry } = useText(uiText);
  if (quiet !== undefined && !onlyReloadHelps(error))
    return (
      <div>
        {rest.onRetry && (
          <Button size={rest.size} busy={rest.busy} onClick={rest.onRetry}>
            {retry}
          </Button>
        )}
        <StatusMark text={quiet} size={rest.size} />
      </div>
    );
  return (
    <ErrorNotice
      {...rest}
      message={errorText(error, locale, advice)}
      failure={failureOf(error)}
      onReload={advice === undefined || onlyReloadHelps(error) ? reload : undefined}
    />
  );
}
