import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FailureNotice, onlyReloadHelps } from '../../shared/runtime/failures/index.ts';
import { unawaited } from '../../shared/page/index.ts';
import { useItemName, useWidget } from '../../shared/runtime/index.ts';
import { ProgressBar } from '../../shared/ui/feedback/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText, useUi } from '../../shared/ui/base/index.ts';
import { alert, preparePopups } from '../../shared/ui/popups/index.ts';
import type { Properties } from './poster-progress.props.ts';
import { texts } from './poster-progress.text.ts';
import css from './poster-progress.css?inline';
import { usePolling } from './parts/use-polling.ts';

/** The message that is open. Its words are the same for every bar, so it stands for all that end meanwhile, and stays when its own bar has left. */
let message: Promise<{ reloads: boolean }> | undefined;

/** Shows the progress while posters are being made; afterwards shows one alert and reloads the page (part 4). */
export function PosterProgress({ recognition_id, label, show_progress }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const about = useItemName(label);
  const { locale, left, root } = useUi();
  const { reload } = useWidget();
  const { shown, percent, phase, error } = usePolling(recognition_id);

  const announce = useEffectEvent(async () => {
    const near = 'host' in root ? root.host : undefined;
    message ??= alert({ title: words.title, text: words.text, icon: 'success', locale, near })
      .then(() => ({ reloads: false }))
      .finally(() => (message = undefined));
    const closed = await message;
    if (closed.reloads || left?.aborted) return;
    closed.reloads = true; // one of the bars, the first that is still in the page
    reload();
  });
  useEffect(() => {
    if (shown) preparePopups();
  }, [shown]);
  useEffect(() => {
    if (phase === 'done') unawaited(announce());
  }, [phase]);

  if (!shown && !show_progress) return null;
  return (
    <div className={show_progress ? 'kept' : undefined}>
      {shown && !onlyReloadHelps(error) && (
        <ProgressBar label={[words.label, about].filter(Boolean).join(': ')} percent={percent} />
      )}
      {shown && <FailureNotice size="s" error={error} quiet={phase === 'stopped' ? words.stopped : ''} />}
    </div>
  );
}
