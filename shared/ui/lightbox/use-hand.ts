import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isPinched } from '../popups/index.ts';
import { followed, isClosing, swipeStep } from './swipe.ts';
import type { Point, Zoom } from './use-zoom.ts';

/** How far a finger may slip in a tap, in px, and how soon the second tap of two comes, in ms. */
const TAP_PX = 10;
const TAPS_MS = 300;

interface Hand {
  zoom: Zoom;
  /** Moves what is not enlarged, in px. */
  follow: (x: number, y: number) => void;
  onStep: (step: -1 | 0 | 1) => void;
  onClose: () => void;
}

const pointOf = ({ clientX, clientY }: Touch | WheelEvent): Point => ({ x: clientX, y: clientY });
const wayBetween = (from: Point, to: Point): readonly [dx: number, dy: number] => [to.x - from.x, to.y - from.y];

/** The middle between two fingers, and how far they are apart. */
function gripOf([first, second]: readonly Touch[]): (Point & { apart: number }) | undefined {
  if (!first || !second) return undefined;
  const [a, b] = [pointOf(first), pointOf(second)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(...wayBetween(a, b)) };
}

/**
 * Fingers and wheel on a picture: one finger swipes, two zoom, two taps and the wheel too. The browser scrolls what is enlarged.
 * @returns whether the whole page is enlarged by pinching: then fingers are the browser's, which moves about in it
 */
export function useHand(place: RefObject<HTMLElement | null>, hand: Hand): boolean {
  const pinched = usePinched();
  const now = useEffectEvent(() => ({ ...hand, pinched }));
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const listeners = new AbortController();
    const listen = <Name extends 'wheel' | (`touch${string}` & keyof HTMLElementEventMap)>(
      name: Name,
      act: (event: HTMLElementEventMap[Name], hand: Hand) => void,
    ): void =>
      // React's own listeners cannot keep the browser from zooming the page as well
      element.addEventListener(name, (event) => now().pinched || act(event, now()), {
        passive: false,
        signal: listeners.signal,
      });
    let finger: Point | undefined;
    let grip: ReturnType<typeof gripOf>;
    let tapped: (Point & { at: number }) | undefined;
    const letGo = ({ follow }: Hand): void => {
      finger = grip = undefined;
      follow(0, 0);
    };
    listen('touchstart', ({ touches }, { follow }) => {
      const [first] = touches;
      grip = gripOf([...touches]);
      finger = first && touches.length === 1 ? pointOf(first) : undefined;
      follow(0, 0);
    });
    listen('touchmove', (event, { zoom, follow }) => {
      const [first] = event.touches;
      const before = grip;
      grip = gripOf([...event.touches]);
      if (before && grip) {
        event.preventDefault();
        zoom.by(grip.apart / before.apart, before, grip);
      } else if (finger && first && !zoom.zoomed) {
        const { x, y } = followed(...wayBetween(finger, pointOf(first)));
        follow(x, y);
      }
    });
    listen('touchend', (event, own) => {
      const [lifted] = event.changedTouches;
      const from = finger;
      letGo(own);
      if (!from || !lifted) return;
      const [to, way] = [pointOf(lifted), wayBetween(from, pointOf(lifted))];
      if (Math.hypot(...way) <= TAP_PX) {
        const isSecond = tapped && event.timeStamp - tapped.at < TAPS_MS && Math.hypot(...wayBetween(tapped, to)) < 40;
        tapped = isSecond ? undefined : { ...to, at: event.timeStamp };
        // the listeners are on elements
        if (!isSecond || !(event.target as Element).matches('img')) return;
        event.preventDefault(); // else the browser would send a double click, too
        own.zoom.toggle(to);
      } else if (own.zoom.zoomed) return;
      else if (isClosing(...way)) own.onClose();
      else own.onStep(swipeStep(...way));
    });
    listen('touchcancel', (_, own) => letGo(own));
    listen('wheel', (event, { zoom }) => {
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      // two fingers on a trackpad come as small steps with Ctrl; a line is some 16 px
      const speed = (event.ctrlKey ? 0.01 : 0.002) * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      zoom.by(Math.exp(-event.deltaY * speed), pointOf(event));
    });
    return () => listeners.abort();
  }, [place]);
  return pinched;
}

function usePinched(): boolean {
  const [pinched, setPinched] = useState(false);
  useEffect(() => {
    const look = (): void => setPinched(isPinched());
    look();
    window.visualViewport?.addEventListener('resize', look);
    return () => window.visualViewport?.removeEventListener('resize', look);
  }, []);
  return pinched;
}
