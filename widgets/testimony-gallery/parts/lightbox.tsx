import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isShortcut } from '../../../shared/lib/index.ts';
import { Button } from '../../../shared/ui/controls/index.ts';
import { Icon } from '../../../shared/ui/content/index.ts';
import { useModal, usePicture } from '../../../shared/ui/dialog/index.ts';
import { LiveRegion } from '../../../shared/ui/feedback/index.ts';
import { useStyles } from '../../../shared/ui/common/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { followed, isClosing, type Slide, swipeStep, wrapped } from '../testimony-gallery.model.ts';
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

const ARROWS: Record<string, readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow key scrolls an enlarged image, in px. */
const SCROLL_STEP = 80;

/**
 * Full-screen images with arrows, keys and swipes; after the last image comes the first (parts 2 and 4).
 */
export function Lightbox({ slides, index, onMove, onClose }: LightboxProps): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [wantsZoom, setWantsZoom] = useState(false);
  /** False for the first image, which is announced by moving the focus to it. */
  const [hasMoved, setMoved] = useState(false);
  const pinched = usePinched();
  const pressedBeside = useRef(false);
  const finger = useRef<{ x: number; y: number }>(null);
  useModal(dialog, true, onClose, { initialFocus: stage });

  const count = slides.length;
  // the page opens the lightbox only with a valid index
  const slide = slides[index]!;
  const picture = usePicture(slide.image);
  const { retry } = picture;
  const tryAgain = (): void => {
    stage.current?.focus(); // the pressed button goes, and the keys of the lightbox with its focus
    retry();
  };
  const isBroken = picture.state === 'broken';
  const zoomed = wantsZoom && !isBroken;
  const zoom = (): void => setWantsZoom(!zoomed && !isBroken);
  // `wrapped` returns a valid index
  const neighbours = [slides[wrapped(index - 1, count)]!.image, slides[wrapped(index + 1, count)]!.image].join('\n');
  useEffect(() => {
    for (const address of neighbours.split('\n')) new Image().src = address;
  }, [neighbours]);

  // otherwise its upper left corner would be in sight, which is background more often than not
  useLayoutEffect(() => {
    if (zoomed) stage.current?.querySelector('img')?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [zoomed]);

  const move = (step: -1 | 0 | 1): void => {
    if (step === 0 || count === 1) return;
    setWantsZoom(false);
    setMoved(true);
    onMove(wrapped(index + step, count));
  };
  const keys = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow || isShortcut(event)) return;
    event.preventDefault();
    const [x, y] = arrow;
    // wherever the focus is: the buttons are not inside what scrolls
    if (zoomed) stage.current?.scrollBy(x * SCROLL_STEP, y * SCROLL_STEP);
    else move(x);
  };
  const touchStart = ({ touches }: TouchEvent): void => {
    const [first, second] = [touches[0], touches[1]];
    finger.current = first && !second ? { x: first.clientX, y: first.clientY } : null; // two fingers zoom
  };
  /** How far a single finger has moved; `undefined` while it zooms or pans an enlarged picture. */
  const wayOf = (
    touch: { clientX: number; clientY: number } | undefined,
  ): readonly [dx: number, dy: number] | undefined =>
    finger.current && touch && !zoomed && !pinched
      ? [touch.clientX - finger.current.x, touch.clientY - finger.current.y]
      : undefined;
  // set on the element directly, to avoid a React render at every touch event
  const follow = (x: number, y: number): void => {
    stage.current?.toggleAttribute('data-dragged', x !== 0 || y !== 0);
    stage.current?.style.setProperty('--_x', `${x}px`);
    stage.current?.style.setProperty('--_y', `${y}px`);
  };
  const touchMove = ({ touches }: TouchEvent): void => {
    if (touches.length > 1) finger.current = null;
    const way = wayOf(touches[0]);
    if (!way) return follow(0, 0);
    const { x, y } = followed(...way);
    follow(x, y);
  };
  const touchEnd = ({ changedTouches }: TouchEvent): void => {
    const way = wayOf(changedTouches[0]);
    finger.current = null;
    follow(0, 0);
    if (!way) return;
    if (isClosing(...way)) onClose();
    else move(swipeStep(...way));
  };
  const isBeside = ({ target }: MouseEvent): boolean =>
    // clicks have elements as targets; a toast in the dialog is not beside the picture
    (target as Element).matches('.lightbox, .lightbox-stage');

  const position = words.position(index + 1, count);
  const name = `${words.slide(slide.number)}, ${position}`;
  return (
    // only pointers need the backdrop; the keyboard has Escape and the close button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="lightbox"
      part="lightbox"
      aria-label={words.gallery}
      onKeyDown={keys}
      // a press on the image that ends outside it, as in a swipe with the mouse, is not a click outside
      onPointerDown={(event) => (pressedBeside.current = isBeside(event))}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
      // here, because the arrows are above the image
      onTouchStart={touchStart}
      onTouchMove={touchMove}
      onTouchEnd={touchEnd}
      onTouchCancel={() => {
        finger.current = null;
        follow(0, 0);
      }}
    >
      <div className="lightbox-bar">
        <span className="lightbox-position">{position}</span>
        <Button aria-pressed={zoomed} aria-disabled={isBroken} onClick={zoom}>
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
        aria-label={name}
        tabIndex={-1}
        data-zoomed={zoomed}
        data-pinched={pinched}
        onDoubleClick={zoom}
      >
        <LargeImage picture={picture} name={words.slide(slide.number)} onRetry={tryAgain} />
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
      <LiveRegion text={hasMoved ? name : ''} />
    </dialog>
  );
}
