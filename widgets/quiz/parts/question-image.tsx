import { type ReactNode, useMemo } from 'react';
import { logError, pageSettings } from '../../../shared/page/index.ts';
import { safeImage } from '../../../shared/contract/index.ts';
import { useWidget } from '../../../shared/runtime/index.ts';
import { usePicture } from '../../../shared/ui/dialog/index.ts';
import { ErrorNotice } from '../../../shared/ui/feedback/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { imageAddressOf } from '../quiz.model.ts';
import { texts } from '../quiz.text.ts';

interface QuestionImageProps {
  image: string;
  /** Number of the question, from 1. */
  number: number;
  /** Called with the validated address when the person presses the picture. */
  onEnlarge: (address: string) => void;
  /** Called when the person may soon press it. */
  onNear: () => void;
}

/** A question's picture. It takes the same space while it loads, when it is shown and when it is broken. */
export function QuestionImage({ image, number, onEnlarge, onNear }: QuestionImageProps): ReactNode {
  const words = useText(texts);
  const { element } = useWidget();
  const address = useMemo(() => safeAddress(image, element), [image, element]);
  const picture = usePicture(address ?? '');

  if (!address || picture.state === 'broken')
    return (
      <div className="picture-place picture-failed">
        <ErrorNotice message={words.imageBroken} onRetry={address ? picture.retry : undefined} />
      </div>
    );
  return (
    <div className="picture-place">
      <button
        type="button"
        className="picture"
        data-state={picture.state}
        aria-label={words.enlarge(number)}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => onEnlarge(address)}
      >
        <img key={picture.key} {...picture.image} alt={words.imageOf(number)} />
      </button>
    </div>
  );
}

/** The validated address; `undefined` if it is refused (W10). */
function safeAddress(image: string, element: HTMLElement): string | undefined {
  try {
    return safeImage(imageAddressOf(image, pageSettings().storage_prefix));
  } catch (error) {
    logError('a question comes without its picture.', element, error);
    return undefined;
  }
}
