import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type Cropper from 'cropperjs';
import ReactCropper, { type ReactCropperElement } from 'react-cropper';
import cropperCss from 'cropperjs/dist/cropper.css?inline';
import { isShortcut } from '../../../../shared/lib/index.ts';
import { Button } from '../../../../shared/ui/controls/index.ts';
import { Icon } from '../../../../shared/ui/content/index.ts';
import { LiveRegion } from '../../../../shared/ui/feedback/index.ts';
import { useStyles } from '../../../../shared/ui/common/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import { clampedZoom, type Square, ZOOM_IN, ZOOM_OUT } from './avatar.model.ts';
import { texts } from '../../avatar.text.ts';
import css from './crop-area.css?inline';
import { ARROWS, CropMoves, CropZoom, STEP } from './crop-buttons.tsx';
import { CropperBoundary } from './cropper-boundary.tsx';
import type { Picture } from './picture.ts';

/** Debounce of announcements, and duration of a button's zoom transition, in ms (part 9). */
const DEBOUNCE_MS = 500;
const TRANSITION_MS = 300;
const WHEEL_ZOOM_RATIO = 0.1;
/** How far an arrow key moves the crop area with Shift, in px. */
const FINE_STEP = 1;

/** How large a pixel of the picture is where the whole picture fits. */
function fitOf(cropper: Cropper): number {
  const { width, height } = cropper.getContainerData();
  const { naturalWidth, naturalHeight } = cropper.getImageData();
  return Math.min(width / naturalWidth, height / naturalHeight);
}

interface CropAreaProps {
  picture: Picture;
  busy: boolean;
  /** Called with the chosen square of the visible picture, or `null` if there is none. */
  onChange: (chosen: Square | null) => void;
  /** Called when the cropper cannot work here (part 8). */
  onFailure: (error: unknown) => void;
}

/**
 * Crops a square by dragging, wheel, pinch, keys and buttons, with a live circular preview. A press on the photo shows and hides arrows.
 */
export function CropArea({ picture, busy, onChange, onFailure }: CropAreaProps): ReactNode {
  useStyles(cropperCss, 'package');
  useStyles(css);
  const words = useText(texts);
  const image = useRef<ReactCropperElement>(null);
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  const [empty, setEmpty] = useState(true);
  const [cleared, setCleared] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [announcement, setAnnouncement] = useState('');
  const [hasArrows, setArrows] = useState(false);
  const isDragged = useRef(false);
  /** Counted, so that each press begins the time of the transition again. */
  const [zooming, setZooming] = useState(0);
  const late = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(late.current), []);
  useEffect(() => {
    if (!zooming) return;
    const timer = setTimeout(() => setZooming(0), TRANSITION_MS);
    return () => clearTimeout(timer);
  }, [zooming]);

  // the cropper keeps its first handlers; the values they use do not change while this picture is shown
  const cropper = () => image.current?.cropper;
  const zoomBy = (factor: number): void => {
    const now = cropper();
    if (busy || !now) return;
    const { width, naturalWidth } = now.getCanvasData();
    setZooming((count) => count + 1);
    now.zoomTo(clampedZoom((width / naturalWidth) * factor, fitOf(now)));
  };
  const slide = (to: number): void => {
    const now = cropper();
    now?.zoomTo(fitOf(now) * to);
  };
  const reset = (): void => {
    setZoom(1);
    cropper()?.reset().setDragMode('move').crop();
  };
  const clearCrop = (): void => {
    cropper()?.clear().setDragMode('crop');
    setEmpty(true);
    setCleared(true);
    onChange(null);
    clearTimeout(late.current);
    setAnnouncement(words.cleared);
  };
  const moveBy = (x: number, y: number): void => {
    const { left = 0, top = 0 } = cropper()?.getCropBoxData() ?? {};
    cropper()?.setCropBoxData({ left: left + x, top: top + y });
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const arrow = ARROWS.find(({ key }) => key === event.key);
    if (busy || isShortcut(event)) return;
    if (arrow && !empty) {
      const step = event.shiftKey ? FINE_STEP : STEP;
      moveBy(arrow.x * step, arrow.y * step);
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
        data-gliding={zooming > 0}
        data-busy={busy}
        onKeyDown={moveByKey}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('.cropper') && !isDragged.current) setArrows(!hasArrows);
        }}
      >
        {preview && (
          <CropperBoundary onFailure={onFailure}>
            <ReactCropper
              ref={image}
              className="cropper"
              src={picture.url}
              alt={words.photo} // an empty one is replaced by an English one
              aspectRatio={1}
              viewMode={1}
              dragMode="move"
              autoCropArea={0.8}
              background={false}
              guides={false}
              center={false}
              minCropBoxWidth={32}
              minCropBoxHeight={32}
              toggleDragModeOnDblclick={false}
              wheelZoomRatio={WHEEL_ZOOM_RATIO}
              checkOrientation={false} // the picture is upright already, and the request for its metadata would break the page's policy
              checkCrossOrigin={false}
              preview={preview}
              zoom={(event) => {
                const { ratio, oldRatio } = event.detail;
                const fit = fitOf(event.currentTarget.cropper);
                const within = clampedZoom(ratio, fit);
                if (ratio !== within && Math.abs(ratio - within) > Math.abs(oldRatio - within)) event.preventDefault();
                else setZoom(within / fit);
              }}
              crop={({ detail: { x, y, width } }) => {
                const side = Math.round(width);
                if (side <= 0) return;
                setEmpty(false);
                setCleared(false);
                onChange({ x, y, side: width });
                clearTimeout(late.current);
                late.current = setTimeout(setAnnouncement, DEBOUNCE_MS, words.chosen(side));
              }}
              cropstart={() => {
                isDragged.current = false;
              }}
              cropmove={() => {
                isDragged.current = true;
              }}
              cropend={() => cropper()?.setDragMode('move')}
              onError={onFailure}
            />
          </CropperBoundary>
        )}
        {hasArrows && <CropMoves disabled={busy || empty} onMove={moveBy} />}
        {/* the live region below announces it */}
        {cleared && (
          <p className="crop-hint" aria-hidden="true">
            {words.cleared}
          </p>
        )}
      </div>
      <CropZoom
        busy={busy}
        zoom={zoom}
        onZoom={slide}
        onZoomIn={() => zoomBy(ZOOM_IN)}
        onZoomOut={() => zoomBy(ZOOM_OUT)}
      />
      <div className="crop-side">
        <div className="crop-preview" data-empty={empty}>
          <div ref={setPreview} role="img" aria-label={words.preview} />
        </div>
        <div className="crop-buttons">
          <Button disabled={busy} onClick={reset}>
            <Icon name="reload" size={18} />
            <span>{words.reset}</span>
          </Button>
          <Button disabled={busy} onClick={clearCrop}>
            <Icon name="bin" size={18} />
            <span>{words.clear}</span>
          </Button>
        </div>
      </div>
      <LiveRegion text={announcement} />
    </div>
  );
}
