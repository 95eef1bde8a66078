import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LiveRegion } from '../../../shared/ui/live-region.tsx';
import { useStyles } from '../../../shared/ui/styles.ts';
import { useText } from '../../../shared/ui/text.ts';
import { useModal } from '../../../shared/ui/use-modal.ts';
import { type Slide, swipeStep, wrapped } from '../testimony-gallery.model.ts';
import { texts } from '../testimony-gallery.text.ts';
import css from './lightbox.css?inline';
import { LargeImage } from './large-image.tsx';
import { usePinched } from './use-pinched.ts';

interface LightboxProps {
  slides: readonly Slide[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const STEPS: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Full-screen images with arrows, keys and swipes that wrap at both ends (parts 2 and 4). */
export function Lightbox({ slides, index, onMove, onClose }: LightboxProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const pinched = usePinched();
  const pressedBeside = useRef(false);
  const finger = useRef<{ x: number; y: number }>(null);
  useModal(dialog, true, { initialFocus: stage });

  const count = slides.length;
  const slide = slides[index]!;
  const neighbours = [slides[wrapped(index - 1, count)]!.image, slides[wrapped(index + 1, count)]!.image].join('\n');
  useEffect(() => {
    for (const address of neighbours.split('\n')) new Image().src = address;
  }, [neighbours]);

  const move = (step: -1 | 0 | 1): void => {
    if (step === 0 || count === 1) return;
    setZoomed(false);
    onMove(wrapped(index + step, count));
  };
  const keys = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };
  const touchStart = ({ touches }: TouchEvent): void => {
    const [first, second] = [touches[0], touches[1]];
    finger.current = first && !second ? { x: first.clientX, y: first.clientY } : null; // two fingers zoom
  };
  const touchEnd = ({ changedTouches }: TouchEvent): void => {
    const last = changedTouches[0];
    const start = finger.current;
    finger.current = null;
    if (start && last && !zoomed && !pinched) move(swipeStep(last.clientX - start.x, last.clientY - start.y));
  };
  const isBeside = ({ target }: MouseEvent): boolean => !(target as Element).closest('img, button, .broken');

  const position = words.position(index + 1, count);
  return (
    // the backdrop is a convenience of the pointer; Escape and the close button do the same by keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="lightbox"
      part="lightbox"
      aria-label={words.gallery}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onKeyDown={keys}
      // pressed on the image and let go beside it, as who swipes with a mouse does, is no click beside it
      onPointerDown={(event) => (pressedBeside.current = isBeside(event))}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
    >
      <div className="lightbox-bar">
        <span className="lightbox-position">{position}</span>
        <Button aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
          {words.zoom}
        </Button>
        <Button aria-label={words.close} onClick={onClose}>
          <Icon name="cross" />
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- conveniences of finger and mouse; buttons and keys do the same */}
      <div
        ref={stage}
        className="lightbox-stage"
        role="group"
        aria-label={`${words.slide(slide.number)}, ${position}`}
        tabIndex={-1}
        data-zoomed={zoomed}
        data-pinched={pinched}
        onTouchStart={touchStart}
        onTouchEnd={touchEnd}
        onTouchCancel={() => (finger.current = null)}
        onDoubleClick={() => setZoomed(!zoomed)}
      >
        <LargeImage key={slide.image} image={slide.image} name={words.slide(slide.number)} />
      </div>
      {count > 1 && (
        <>
          <Button className="lightbox-previous" aria-label={words.previous} onClick={() => move(-1)}>
            <Icon name="left" size={28} />
          </Button>
          <Button className="lightbox-next" aria-label={words.next} onClick={() => move(1)}>
            <Icon name="right" size={28} />
          </Button>
        </>
      )}
      <LiveRegion text={`${words.slide(slide.number)}, ${position}`} />
    </dialog>
  );
}
