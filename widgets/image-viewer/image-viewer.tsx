import { server } from '../../shared/api/late/index.ts';
import { type ReactNode, useState } from 'react';
import { lateImport, unawaited } from '../../shared/page/index.ts';
import { useDialogLoad } from '../../shared/runtime/visit/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { failureOf, useText } from '../../shared/ui/base/index.ts';
import { StatusMark, useStillWorking } from '../../shared/ui/switch/index.ts';
import { uiText } from '../../shared/ui/common/index.ts';
import type { ImagePopup } from './parts/image-popup.tsx';
import type { Properties } from './image-viewer.props.ts';
import { texts } from './image-viewer.text.ts';
import { readSource } from './read.ts';

const loadPopup = lateImport(() => import('./parts/image-popup.tsx'));

/**
 * A button that opens an image from the server in a popup. A failed request is logged and shows a quiet mark beside the button (part 8, W6); an
 * ended session shows its message (W4).
 */
export function ImageViewer({ kind, id, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  const { stillWorking } = useText(uiText);
  const [popup, setPopup] = useState<{ source: string; Popup: typeof ImagePopup }>();
  const [open, setOpen] = useState(false);
  const { status, error, run } = useDialogLoad(`the image (${kind} ${id}) could not be opened.`);
  const busy = status === 'busy';
  const waiting = useStillWorking(busy);

  const prefetch = (): void => {
    server.ahead();
    loadPopup.ahead();
  };
  const show = async (): Promise<void> => {
    const loaded = await run((signal) => Promise.all([readSource(kind, id, signal), loadPopup()]));
    if (!loaded) return;
    const [source, { ImagePopup: Popup }] = loaded;
    setPopup({ source, Popup });
    setOpen(true);
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
      <StatusMark
        text={status === 'failed' ? words.failed : ''}
        failure={failureOf(error)}
        waiting={waiting ? stillWorking : undefined}
      />
      {popup && (
        <popup.Popup
          source={popup.source}
          title={[words.title[kind], about].filter(Boolean).join(': ')}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
