import { server } from '../../shared/api/late/index.ts';
import type { ReactNode } from 'react';
import { unawaited } from '../../shared/page/index.ts';
import { LightboxPlace, useLightbox } from '../../shared/runtime/visit/index.ts';
import { useItemName } from '../../shared/runtime/index.ts';
import { Button } from '../../shared/ui/controls/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import type { Properties } from './image-viewer.props.ts';
import { texts } from './image-viewer.text.ts';
import { readSource } from './read.ts';

/**
 * A button that opens an image from the server in a popup. A failed request is logged and shows a quiet mark beside the button (part 8, W6); an
 * ended session shows its message (W4).
 */
export function ImageViewer({ kind, id, label }: Properties): ReactNode {
  const words = useText(texts);
  const about = useItemName(label);
  const lightbox = useLightbox(`the image (${kind} ${id}) could not be opened.`);
  const prefetch = (): void => {
    server.ahead();
    lightbox.ahead();
  };
  const title = [words.title[kind], about].filter(Boolean).join(': ');
  const show = lightbox.show.bind(undefined, async (signal) => ({
    label: title,
    slides: [{ image: await readSource(kind, id, signal), name: title }],
  }));
  return (
    <>
      <Button
        variant="link"
        size="s"
        aria-label={`${words.open[kind]}: ${about || id}`}
        busy={lightbox.status === 'busy'}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => unawaited(show())}
      >
        {words.open[kind]}
      </Button>
      <LightboxPlace lightbox={lightbox} />
    </>
  );
}
