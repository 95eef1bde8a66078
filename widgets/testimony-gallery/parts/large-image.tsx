import { type ReactNode, useState } from 'react';
import { Spinner } from '../../../shared/ui/feedback/spinner.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../testimony-gallery.text.ts';

/** One image as large as the screen allows, with a message while it loads or when it is broken. */
export function LargeImage({
  image,
  name,
  onBroken,
}: {
  image: string;
  name: string;
  onBroken: () => void;
}): ReactNode {
  const words = useText(texts);
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  if (state === 'broken') {
    return (
      <p className="broken" role="alert">
        {words.broken}
      </p>
    );
  }
  return (
    <>
      {state === 'loading' && (
        <p className="loading">
          <Spinner size={32} />
          <span>{words.loading}</span>
        </p>
      )}
      <img
        src={image}
        alt={name}
        draggable={false}
        data-state={state}
        onLoad={() => setState('shown')}
        onError={() => {
          setState('broken');
          onBroken();
        }}
      />
    </>
  );
}
