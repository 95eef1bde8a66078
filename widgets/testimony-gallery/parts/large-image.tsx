import type { ReactNode } from 'react';
import type { Picture } from '../../../shared/ui/dialog/index.ts';
import { ErrorNotice } from '../../../shared/ui/feedback/index.ts';
import { Spinner } from '../../../shared/ui/controls/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../testimony-gallery.text.ts';

interface LargeImageProps {
  picture: Picture;
  name: string;
  onRetry: () => void;
}

/** One image as large as the screen allows, with a message while it loads or when it is broken. */
export function LargeImage({ picture, name, onRetry }: LargeImageProps): ReactNode {
  const words = useText(texts);
  const { state, key, image } = picture;
  if (state === 'broken') return <ErrorNotice message={words.broken} onRetry={onRetry} />;
  return (
    <>
      {state === 'loading' && (
        <p className="loading">
          <Spinner size={32} />
          <span>{words.loading}</span>
        </p>
      )}
      <img key={key} {...image} alt={name} draggable={false} />
    </>
  );
}
