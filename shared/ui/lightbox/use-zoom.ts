import { type RefObject, useRef, useState } from 'react';
import { zoomOf } from '../../page/index.ts';

/** How many times a close look enlarges; a narrow picture, such as a long receipt, becomes as wide as the screen at least. */
const CLOSE_LOOK = 2.5;
/** How many times a close look can be enlarged once more. */
const FURTHER = 3;

/** In the window, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zoom {
  /** Whether the picture is enlarged; it then scrolls. */
  readonly zoomed: boolean;
  /**
   * Enlarges or reduces the picture; never below its whole.
   * @param from a point of the picture, default is the middle of what is seen; it comes to lie at `onto`
   */
  by(factor: number, from?: Point, onto?: Point): void;
  /** A close look, or the whole picture again. */
  toggle(at?: Point): void;
}

/**
 * How much a picture is enlarged.
 * @param stage scrolls the `img` in it; its style sheet multiplies the width by `--_zoom`
 */
export function useZoom(stage: RefObject<HTMLElement | null>): Zoom {
  const [zoomed, setZoomed] = useState(false);
  const scale = useRef(1);
  const zoomTo = (wanted: (closeLook: number) => number, from?: Point, onto = from): void => {
    const box = stage.current;
    const image = box?.querySelector('img');
    if (!box || !image) return setZoomed(false);
    const seen = box.getBoundingClientRect();
    const middle = { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 };
    const { x, y } = from ?? middle;
    const goal = onto ?? middle;
    const before = image.getBoundingClientRect();
    const widest = Math.min(seen.width, image.naturalWidth);
    const closeLook = Math.max(CLOSE_LOOK, (widest * scale.current) / before.width);
    scale.current = Math.min(FURTHER * closeLook, Math.max(1, wanted(closeLook)));
    box.style.setProperty('--_zoom', `${scale.current}`);
    box.toggleAttribute('data-zoomed', scale.current > 1);
    const after = image.getBoundingClientRect();
    box.scrollBy(
      (after.left + ((x - before.left) / before.width) * after.width - goal.x) / zoomOf(box),
      (after.top + ((y - before.top) / before.height) * after.height - goal.y) / zoomOf(box),
    );
    setZoomed(scale.current > 1);
  };
  return {
    zoomed,
    by: (factor, from, onto) => zoomTo(() => scale.current * factor, from, onto),
    toggle: (at) => zoomTo((closeLook) => (scale.current > 1 ? 1 : closeLook), at),
  };
}
