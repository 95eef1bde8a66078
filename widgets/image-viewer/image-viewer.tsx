import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { lateImport } from '../../shared/lib/late-import.ts';
import { logError } from '../../shared/lib/log.ts';
import { unawaited } from '../../shared/lib/unawaited.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useItemName } from '../../shared/runtime/use-item-name.ts';
import { Button } from '../../shared/ui/button.tsx';
import { type Failure, QuietMark } from '../../shared/ui/quiet-mark.tsx';
import { useText } from '../../shared/ui/text.ts';
import { uiText } from '../../shared/ui/ui.text.ts';
import { useStillWorking } from '../../shared/ui/use-still-working.ts';
import type { Properties } from './image-viewer.props.ts';
import { texts } from './image-viewer.text.ts';

const loadSource = lateImport(() => import('./image-source.ts'));
const loadPopup = lateImport(() => import('./image-popup.tsx').then(({ ImagePopup }) => ({ default: ImagePopup })));
const ImagePopup = lazy(loadPopup);

/**
 * A button that opens an image of the server in a popup. A failed request is logged and marked quietly beside the button (part 8, W6);
 * an ended session is said (W4).
 */
export function ImageViewer({ kind, id, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  const { stillWorking } = useText(uiText);
  const [source, setSource] = useState<string>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { reload, element } = useWidget();
  const waiting = useStillWorking(busy);
  const running = useRef(false);

  const prefetch = (): void => {
    loadSource.ahead();
    loadPopup.ahead();
  };
  const show = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const [address] = await Promise.all([loadSource().then(({ imageSource }) => imageSource(kind, id)), loadPopup()]);
      setSource(address);
      setOpen(true);
    } catch (error) {
      logError(`the image (${kind} ${id}) could not be opened.`, element, error);
      setFailure(error as Failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        size="s"
        aria-label={`${words.open[kind]}: ${about || id}`}
        busy={busy}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => unawaited(show())}
      >
        {words.open[kind]}
      </Button>
      <QuietMark
        text={failure ? words.failed : ''}
        failure={failure}
        onReload={reload}
        waiting={waiting ? stillWorking : undefined}
      />
      {source && (
        <Suspense>
          <ImagePopup
            source={source}
            title={[words.title[kind], about].filter(Boolean).join(': ')}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
