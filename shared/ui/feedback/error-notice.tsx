import type { ReactNode } from 'react';
import { Button } from '../controls/index.ts';
import { Notice } from './notice.tsx';
import { type Failure, useText, useUi } from '../base/index.ts';
import { uiText } from '../common/index.ts';

export interface ErrorNoticeProps {
  /** What failed, if the message only says why. */
  title?: ReactNode;
  /** What failed, and what to do next. */
  message: string;
  /** The error. If only a reload helps, the error's own text replaces `message`, and no retry is offered. */
  failure?: Failure | undefined;
  /** Adds a button to try again. */
  onRetry?: (() => void) | undefined;
  /** Adds a button to reload the page; with `failure` only if that has texts of its own. The caller dispatches `dw:navigate` first. */
  onReload?: (() => void) | undefined;
  /** True while the retry runs. */
  busy?: boolean;
  size?: 'm' | 's';
}

/** Shows that something could not be loaded or saved. Input stays where it is. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { title, message, failure, onRetry, onReload, busy = false, size = 'm' } = props;
  const words = useText(uiText);
  const { locale } = useUi();
  const own = failure?.texts?.[locale];
  const ownMessage = failure?.onlyReloadHelps ? own?.text : undefined;
  const retry = ownMessage ? undefined : onRetry;
  const reload = own || !failure ? onReload : undefined;
  const actions = (retry || reload) && (
    <>
      {retry && (
        <Button size={size} busy={busy} onClick={retry}>
          {words.retry}
        </Button>
      )}
      {reload && (
        <Button size={size} variant="primary" onClick={reload}>
          {words.reload}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="error" role="alert" title={title} actions={actions}>
      {ownMessage ?? message}
    </Notice>
  );
}
