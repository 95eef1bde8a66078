import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../shared/ui/controls/index.ts';
import { Dialog, usePicture } from '../../../shared/ui/dialog/index.ts';
import { ErrorNotice, LiveRegion, Skeleton } from '../../../shared/ui/feedback/index.ts';
import { useStyles } from '../../../shared/ui/common/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import css from './image-popup.css?inline';
import { texts } from '../image-viewer.text.ts';

interface ImagePopupProps {
  /** The image's address, validated already. */
  source: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** The image with a close button, but without a confirm button (part 2). What is no image has a link that opens it. */
export function ImagePopup({ source, title, open, onClose }: ImagePopupProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { state, key, image, retry } = usePicture(source);
  const isImage = !/\.pdf$/i.test(new URL(source).pathname);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    // whoever opens it again wants it tried again: the connection may be back
    if (open && state === 'broken') retry();
  }
  return (
    <Dialog open={open} onClose={onClose} title={title} size="l" closeOnBackdrop>
      <LiveRegion text={isImage && state === 'loading' ? words.loading : ''} />
      <div className="image">
        {isImage && state === 'loading' && <Skeleton height={320} />}
        {isImage && state === 'broken' && <ErrorNotice message={words.broken} onRetry={retry} />}
        {isImage && state !== 'broken' && <img key={key} {...image} alt={title} />}
        {(!isImage || state === 'broken') && (
          <ButtonLink className="open" href={source} target="_blank" rel="noopener">
            {words.openFile}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
