import { type ReactNode, useState } from 'react';
import { Icon } from '../../../shared/ui/content/index.ts';
import { useWindowEvent } from '../../../shared/ui/hooks/index.ts';

interface ThumbnailProps {
  image: string;
  name: string;
  onOpen: () => void;
  /** Called when the person may soon open it. */
  onNear: () => void;
}

/** A small picture that opens the lightbox; a broken one is replaced by an icon with its name, until the device is online again. */
export function Thumbnail({ image, name, onOpen, onNear }: ThumbnailProps): ReactNode {
  const [broken, setBroken] = useState('');
  useWindowEvent('online', () => setBroken(''), { active: broken !== '' });
  return (
    <button
      type="button"
      className="thumbnail"
      part="thumbnail"
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onOpen}
    >
      {broken === image ? (
        <span className="thumbnail-broken">
          <Icon name="image" size={28} />
          <span>{name}</span>
        </span>
      ) : (
        <img key={image} src={image} alt={name} loading="lazy" decoding="async" onError={() => setBroken(image)} />
      )}
    </button>
  );
}
