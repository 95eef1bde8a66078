import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import ReactCropper, { type ReactCropperElement } from 'react-cropper';
import cropperCss from 'cropperjs/dist/cropper.css?inline';
import { debounce } from '../../../shared/lib/debounce.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { LiveRegion } from '../../../shared/ui/live-region.tsx';
import { useStyles } from '../../../shared/ui/styles.ts';
import { useText } from '../../../shared/ui/text.ts';
import { clampedZoom, type Square, ZOOM_IN, ZOOM_OUT } from '../avatar.model.ts';
import { texts } from '../avatar.text.ts';
import css from './crop-area.css?inline';
import { CropperBoundary } from './cropper-boundary.tsx';
import type { Picture } from './picture.ts';

/** Part 9: changes are told to screen readers when there were none for so long, and a zoom by button glides so long, ms. */
const DEBOUNCE_MS = 500;
const TRANSITION_MS = 300;
const WHEEL_ZOOM_RATIO = 0.1;
/** How far an arrow key moves the crop area, px; with Shift, finely. */
const STEP = 10;
const FINE_STEP = 1;

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropAreaProps {
  picture: Picture;
  busy: boolean;
  /** The chosen square of the shown picture; `null` when there is none. */
  onChange: (chosen: Square | null) => void;
  /** The cropper cannot work here (part 8). */
  onFailure: (error: unknown) => void;
}

/** A square crop by drag, wheel, pinch and keys, with a circular live preview. */
export function CropArea({ picture, busy, onChange, onFailure }: CropAreaProps): ReactNode {
  useStyles(cropperCss);
  useStyles(css);
  const words = useText(texts);
  const image = useRef<ReactCropperElement>(null);
  const fit = useRef(1);
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  const [empty, setEmpty] = useState(true);
  const [cleared, setCleared] = useState(false);
  const [spoken, setSpoken] = useState('');
  const [gliding, setGliding] = useState(0);
  const speak = useMemo(() => debounce(setSpoken, DEBOUNCE_MS), []);
  useEffect(() => () => speak.cancel(), [speak]);
  useEffect(() => {
    if (!gliding) return;
    const timer = setTimeout(() => setGliding(0), TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [gliding]);

  // the cropper keeps the handlers it is made with: what they use does not change while this picture is shown
  const cropper = () => image.current?.cropper;
  const zoomBy = (factor: number): void => {
    const { width, naturalWidth } = cropper()?.getCanvasData() ?? {};
    if (busy || !width || !naturalWidth) return;
    setGliding((count) => count + 1);
    cropper()?.zoomTo(clampedZoom((width / naturalWidth) * factor, fit.current));
  };
  const reset = (): void => {
    cropper()?.reset().setDragMode('move').crop();
  };
  const clearCrop = (): void => {
    cropper()?.clear().setDragMode('crop');
    setEmpty(true);
    setCleared(true);
    onChange(null);
    speak.cancel();
    setSpoken(words.cleared);
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (busy) return;
    if (arrow && !empty) {
      const step = event.shiftKey ? FINE_STEP : STEP;
      const { left = 0, top = 0 } = cropper()?.getCropBoxData() ?? {};
      cropper()?.setCropBoxData({ left: left + arrow[0] * step, top: top + arrow[1] * step });
    } else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_IN);
    else if (event.key === '-' || event.key === '_') zoomBy(ZOOM_OUT);
    else return;
    event.preventDefault();
  };

  return (
    <div className="crop" aria-busy={busy}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application: its keys are its own */}
      <div
        className="crop-stage"
        role="application"
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
        aria-label={`${words.cropArea}. ${words.keys}`}
        data-gliding={gliding > 0}
        data-busy={busy}
        onKeyDown={moveByKey}
      >
        {preview && (
          <CropperBoundary onFailure={onFailure}>
            <ReactCropper
              ref={image}
              className="cropper"
              src={picture.url}
              alt=""
              aspectRatio={1}
              viewMode={1}
              dragMode="move"
              autoCropArea={0.8}
              background={false}
              minCropBoxWidth={32}
              minCropBoxHeight={32}
              toggleDragModeOnDblclick={false}
              wheelZoomRatio={WHEEL_ZOOM_RATIO}
              checkOrientation={false} // already upright; and its request would break the page's policy
              checkCrossOrigin={false}
              preview={preview}
              ready={() => {
                const { width, naturalWidth } = cropper()?.getCanvasData() ?? { width: 1, naturalWidth: 1 };
                fit.current = width / naturalWidth;
              }}
              zoom={(event) => {
                const { ratio, oldRatio } = event.detail;
                const within = clampedZoom(ratio, fit.current);
                if (ratio !== within && Math.abs(ratio - within) > Math.abs(oldRatio - within)) event.preventDefault();
              }}
              crop={({ detail: { x, y, width } }) => {
                const side = Math.round(width);
                if (side <= 0) return;
                setEmpty(false);
                setCleared(false);
                onChange({ x, y, side: width });
                speak(words.chosen(side));
              }}
              cropend={() => cropper()?.setDragMode('move')}
              onError={onFailure}
            />
          </CropperBoundary>
        )}
        {/* said aloud below */}
        {cleared && (
          <p className="crop-hint" aria-hidden="true">
            {words.cleared}
          </p>
        )}
      </div>
      <div className="crop-side">
        <div className="crop-preview" data-empty={empty}>
          <div ref={setPreview} role="img" aria-label={words.preview} />
        </div>
        <div className="crop-buttons">
          <Button disabled={busy} onClick={() => zoomBy(ZOOM_IN)}>
            {words.zoomIn}
          </Button>
          <Button disabled={busy} onClick={() => zoomBy(ZOOM_OUT)}>
            {words.zoomOut}
          </Button>
          <Button disabled={busy} onClick={reset}>
            {words.reset}
          </Button>
          <Button disabled={busy} onClick={clearCrop}>
            {words.clear}
          </Button>
        </div>
      </div>
      <LiveRegion text={spoken} />
    </div>
  );
}
