import { type ReactNode, useMemo, useState } from 'react';
import { logError } from '../../shared/lib/log.ts';
import { safeImage } from '../../shared/lib/safe-url.ts';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { Lightbox } from './parts/lightbox.tsx';
import { Thumbnail } from './parts/thumbnail.tsx';
import { type Slide, slidesOf } from './testimony-gallery.model.ts';
import type { Properties } from './testimony-gallery.props.ts';
import { texts } from './testimony-gallery.text.ts';
import css from './testimony-gallery.css?inline';

/** Thumbnails of the poster and each testimony; a click opens the lightbox (part 2). */
export function TestimonyGallery({ poster, testimonies }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const slides = useMemo(() => slidesOf(poster, testimonies).flatMap(withSafeImage), [poster, testimonies]);
  const [open, setOpen] = useState<number>();
  if (slides.length === 0) return <p className="gallery-none">{words.none}</p>;
  return (
    <>
      <ul className="gallery" aria-label={words.gallery} part="gallery">
        {slides.map(({ image, number }, at) => (
          <li key={number}>
            <Thumbnail image={image} name={words.slide(number)} onOpen={() => setOpen(at)} />
          </li>
        ))}
      </ul>
      {open !== undefined && slides[open] && (
        <Lightbox slides={slides} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** An address that may not be shown costs its own image, not the gallery (W10). */
function withSafeImage(slide: Slide): Slide[] {
  try {
    return [{ ...slide, image: safeImage(slide.image) }];
  } catch (error) {
    logError('an image of the gallery is left out.', error);
    return [];
  }
}
