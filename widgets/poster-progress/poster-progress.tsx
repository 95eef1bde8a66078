import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useWidget } from '../../shared/runtime/index.ts';
import { ProgressBar } from '../../shared/ui/progress-bar.tsx';
import { useText } from '../../shared/ui/text.ts';
import { useUi } from '../../shared/ui/ui-context.ts';
import type { Properties } from './poster-progress.props.ts';
import { texts } from './poster-progress.text.ts';
import { usePolling } from './use-polling.ts';

/** Shows how far the posters are while they are made; then says so once and reloads the page (part 4). */
export function PosterProgress({ recognition_id }: Properties): ReactNode {
  const words = useText(texts);
  const { locale, root } = useUi();
  const { reload } = useWidget();
  const { shown, percent, phase } = usePolling(recognition_id);

  const announce = useEffectEvent(async () => {
    const { alert } = await import('../../shared/dialogs/alert.ts');
    const { theme } = root.querySelector<HTMLElement>('.dw')?.dataset ?? {};
    await alert({ title: words.title, text: words.text, okText: words.ok, icon: 'success', locale, theme });
    reload();
  });
  useEffect(() => {
    if (phase === 'done') void announce();
  }, [phase]);

  return shown ? <ProgressBar label={words.label} percent={percent} /> : null;
}
