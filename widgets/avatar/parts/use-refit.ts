import type Cropper from 'cropperjs';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** The part of the smaller side of the stage that the chosen area fills at the most. */
const MOST = 0.95;

/** How large a pixel of the picture is where the whole picture fits. */
const fitOf = (cropper: Cropper): number => {
  const { width, naturalWidth } = cropper.getCanvasData();
  return width / naturalWidth;
};

/**
 * Keeps the chosen area when the stage gets another shape, as when a phone is turned. The cropper's own `restore` scales picture and area by
 * one side of the stage, so that another part of the picture is chosen.
 * @returns the ratio at which the whole picture fits, and what to call when the cropper is ready: its own listener, which fits the picture
 * anew, runs before ours then
 */
export function useRefit(cropper: () => Cropper | undefined) {
  const fit = useRef(1);
  const before = useRef<{ zoom: number; width: number; height: number; chosen: Cropper.Data }>(undefined);
  const remember = useEffectEvent((): void => {
    const now = cropper();
    if (!now) return;
    const { width, height } = now.getContainerData();
    before.current = { zoom: fitOf(now) / fit.current, width, height, chosen: now.getData() };
  });
  const refit = useEffectEvent((): void => {
    const now = cropper();
    const last = before.current;
    if (!now || !last) return;
    const { width, height } = now.getContainerData();
    if (width === last.width && height === last.height) return;
    fit.current = fitOf(now);
    const { x, y, width: side } = last.chosen;
    if (!side) return; // nothing is chosen
    const ratio = Math.min(last.zoom * fit.current, (MOST * Math.min(width, height)) / side);
    if (last.zoom !== 1) {
      now.zoomTo(ratio);
      now.setCanvasData({ left: width / 2 - (x + side / 2) * ratio, top: height / 2 - (y + side / 2) * ratio });
    }
    now.setData(last.chosen);
  });
  const listener = useRef<() => void>(undefined);
  useEffect(() => {
    const first = (): void => remember();
    listener.current = () => refit();
    const own = listener.current;
    addEventListener('resize', first, true); // before the cropper's
    return () => {
      removeEventListener('resize', first, true);
      removeEventListener('resize', own);
    };
  }, []);
  const followFrom = useCallback((ready: Cropper): void => {
    fit.current = fitOf(ready);
    const own = listener.current;
    if (!own) return;
    removeEventListener('resize', own);
    addEventListener('resize', own);
  }, []);
  return { fit, followFrom };
}
