import { type ReactNode, useState } from 'react';
import { logError, unawaited } from '../../shared/page/index.ts';
import { safeImage } from '../../shared/contract/index.ts';
import { LightboxPlace, useLightbox } from '../../shared/runtime/visit/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { EmptyState } from '../../shared/ui/feedback/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { Thumbnail } from './parts/thumbnail.tsx';
import type { Properties } from './testimony-gallery.props.ts';
import { texts } from './testimony-gallery.text.ts';
import css from './testimony-gallery.css?inline';

/** Thumbnails of the poster and each testimony; a click opens the lightbox (part 2). */
export function TestimonyGallery({ poster, testimonies }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { element } = useWidget();
  const lightbox = useLightbox('the images of a gallery could not be opened.');
  // once: with other images it is another item (index.ts), and what is left out is logged once
  const [numbered] = useState(() =>
    // 0 for the poster, 1 for the first testimony and so on, also when images are missing
    [poster, ...testimonies.map(({ image }) => image)].flatMap((image, number) => safeSlide(image, number, element)),
  );
  const slides = numbered.map(({ image, number }) => ({ image, number, name: words.slide(number) }));
  if (slides.length === 0) return <EmptyState icon="image" title={words.none} />;
  return (
    <>
      <ul className="gallery" aria-label={words.gallery} part="gallery">
        {slides.map(({ image, number, name }, start) => (
          <li key={number}>
            <Thumbnail
              image={image}
              name={name}
              onNear={lightbox.ahead}
              onOpen={() => unawaited(lightbox.show(() => ({ label: words.gallery, slides, start })))}
            />
          </li>
        ))}
      </ul>
      <LightboxPlace lightbox={lightbox} />
    </>
  );
}

/** Drops an image that is missing or has an unsafe address, and keeps the others (W10). */
function safeSlide(image: string, number: number, element: HTMLElement): { image: string; number: number }[] {
  if (image.trim() === '') return [];
  try {
    return [{ image: safeImage(image.trim()), number }];
  } catch (error) {
    logError('an image of the gallery is left out.', element, error);
    return [];
  }
}
