import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isShortcut } from '../../lib/index.ts';
import { useText } from '../base/index.ts';
import { uiText, useStyles } from '../common/index.ts';
import { Icon } from '../content/index.ts';
import { Button, ButtonLink, Spinner } from '../controls/index.ts';
import { useModal, usePicture } from '../dialog/index.ts';
import { ErrorNotice, LiveRegion } from '../feedback/index.ts';
import css from './lightbox.css?inline';
import { texts } from './lightbox.text.ts';
import { wrapped } from './swipe.ts';
import { useHand } from './use-hand.ts';
import { useZoom } from './use-zoom.ts';

export interface Slide {
  /** The picture's address, validated already. One of a PDF gets a link in place of the picture. */
  readonly image: string;
  readonly name: string;
}

interface LightboxProps {
  /** Names the dialog. */
  label: string;
  /** At least one. */
  slides: readonly Slide[];
  /** Index of the first one that is shown. */
  start: number;
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
/** How many times a key enlarges or reduces it. */
const ZOOMS: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/**
 * Full-screen pictures with arrows, keys, swipes and zoom; after the last one comes the first (parts 2 and 4).
 */
export function Lightbox({ label, slides, start, onClose }: LightboxProps): ReactNode {
  useStyles(css, 'ui');
  const words = useText(texts);
  const { close } = useText(uiText);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  /** False for the first picture, which is announced by moving the focus to it. */
  const [hasMoved, setMoved] = useState(false);
  const pressedBeside = useRef(false);
  useModal(dialog, true, onClose, { initialFocus: stage });

  const count = slides.length;
  // `start` is a place, and `wrapped` returns one
  const at = (place: number): Slide => slides[wrapped(place, count)]!;
  const { image: address, name } = at(index);
  const isFile = /\.pdf$/i.test(new URL(address, location.href).pathname);
  const { state, key, image, retry } = usePicture(address);
  const zoom = useZoom(stage);
  const zoomed = zoom.zoomed && state === 'shown';
  const neighbours = [at(index - 1).image, at(index + 1).image].join('\n');
  useEffect(() => {
    for (const neighbour of neighbours.split('\n')) new Image().src = neighbour;
  }, [neighbours]);

  const move = (step: -1 | 0 | 1): void => {
    if (step === 0 || count === 1) return;
    zoom.by(0);
    setMoved(true);
    setIndex(wrapped(index + step, count));
  };
  const pinched = useHand(dialog, {
    zoom,
    onStep: move,
    onClose,
    // set on the element directly, to avoid a React render at every touch event
    follow(x, y) {
      stage.current?.toggleAttribute('data-dragged', x !== 0 || y !== 0);
      stage.current?.style.setProperty('--_x', `${x}px`);
      stage.current?.style.setProperty('--_y', `${y}px`);
    },
  });
  const keys = (event: KeyboardEvent): void => {
    const [arrow, factor] = [ARROWS[event.key], ZOOMS[event.key]];
    // Left and Right change the image wherever there is another one (part 2)
    const scrolls = zoomed && (count === 1 || event.shiftKey || !arrow?.[0]);
    if (isShortcut(event) || !(arrow ?? factor)) return;
    event.preventDefault();
    if (factor) zoom.by(factor);
    // wherever the focus is: the buttons are not inside what scrolls
    else if (arrow && scrolls) stage.current?.scrollBy(arrow[0] * SCROLL_STEP, arrow[1] * SCROLL_STEP);
    else if (arrow) move(arrow[0]);
  };
  const isBeside = ({ target }: MouseEvent): boolean =>
    // clicks have elements as targets; a toast in the dialog is not beside the picture
    (target as Element).matches('.lightbox, .lightbox-bar, .lightbox-stage');

  const position = count > 1 && words.position(index + 1, count);
  const place = [name, position].filter(Boolean).join(', ');
  return (
    // only pointers need the backdrop; the keyboard has Escape and the close button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="lightbox"
      part="lightbox"
      aria-label={label}
      data-many={count > 1}
      onKeyDown={keys}
      // a press on the image that ends outside it, as in a swipe with the mouse, is not a click outside
      onPointerDown={(event) => (pressedBeside.current = isBeside(event))}
      onPointerMove={({ buttons, pointerType, movementX, movementY }) => {
        if (buttons !== 1 || pointerType !== 'mouse' || !zoomed) return;
        pressedBeside.current = false;
        stage.current?.scrollBy(-movementX, -movementY);
      }}
      onClick={(event) => pressedBeside.current && isBeside(event) && onClose()}
    >
      <div className="lightbox-bar">
        <span className="lightbox-position" dir="auto">
          {position || name}
        </span>
        <Button aria-pressed={zoomed} aria-disabled={state !== 'shown'} onClick={() => zoom.toggle()}>
          {words.zoom}
        </Button>
        <Button aria-label={close} onClick={onClose}>
          <Icon name="cross" />
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- conveniences of finger and mouse; buttons and keys do the same */}
      <div
        ref={stage}
        className="lightbox-stage"
        role="group"
        aria-label={place}
        tabIndex={-1}
        data-pinched={pinched}
        onDoubleClick={({ clientX, clientY }) => zoom.toggle({ x: clientX, y: clientY })}
      >
        {isFile || state === 'broken' ? (
          <div className="lightbox-words">
            {!isFile && (
              <ErrorNotice
                message={words.broken}
                onRetry={() => {
                  stage.current?.focus(); // the pressed button goes, and the keys of the lightbox with its focus
                  retry();
                }}
              />
            )}
            <ButtonLink href={address} target="_blank" rel="noopener">
              {words.openFile}
            </ButtonLink>
          </div>
        ) : (
          <img
            key={key}
            {...image}
            alt={name}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight, style } }) => {
              style.setProperty('--_width', `${naturalWidth}px`);
              style.setProperty('--_ratio', `${naturalWidth / naturalHeight}`);
              image.onLoad();
            }}
          />
        )}
        {!isFile && state === 'loading' && (
          <p className="lightbox-loading">
            <Spinner size={32} />
            <span>{words.loading}</span>
          </p>
        )}
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
      <LiveRegion text={hasMoved ? place : !isFile && state === 'loading' ? words.loading : ''} />
    </dialog>
  );
}
