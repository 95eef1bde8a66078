import { type ReactNode, useState } from 'react';
import { logError } from '../../shared/page/index.ts';
import { safeImage } from '../../shared/contract/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
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
  const { element } = useWidget();
  // once: with other images it is another item (index.ts), and what is left out is logged once
  const [slides] = useState(() => slidesOf(poster, testimonies).flatMap((slide) => withSafeImage(slide, element)));
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

/** Drops an image with an unsafe address, and keeps the others (W10). */
function withSafeImage(slide: Slide, element: HTMLElement): Slide[] {
  try {
    return [{ ...slide, image: safeImage(slide.image) }];
  } catch (error) {
    logError('an image of the gallery is left out.', element, error);
    return [];
  }
}
