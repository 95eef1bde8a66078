import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../shared/ui/controls/index.ts';
import { Icon } from '../../../shared/ui/content/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { sliderAt, zoomAt } from '../avatar.model.ts';
import { texts } from '../avatar.text.ts';

/** How far an arrow moves the crop area, in px. */
export const STEP = 10;

export const ARROWS = [
  { key: 'ArrowLeft', x: -1, y: 0, icon: 'left' },
  { key: 'ArrowRight', x: 1, y: 0, icon: 'right' },
  { key: 'ArrowUp', x: 0, y: -1, icon: 'up' },
  { key: 'ArrowDown', x: 0, y: 1, icon: 'down' },
] as const;

interface CropZoomProps {
  busy: boolean;
  /** Relative to the size at which the whole picture fits. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
}

/** The zoom: a slider between its two buttons. */
export function CropZoom({ busy, zoom, ...on }: CropZoomProps): ReactNode {
  const words = useText(texts);
  return (
    <div className="crop-zoom">
      <Button disabled={busy} onClick={on.onZoomOut}>
        <Icon name="minus" size={18} />
        <span {...words.zoomOut} />
      </Button>
      <input
        type="range"
        aria-label={words.zoom}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        max={100}
        disabled={busy}
        value={sliderAt(zoom)}
        onChange={({ target }) => on.onZoom(zoomAt(target.valueAsNumber))}
      />
      <Button disabled={busy} onClick={on.onZoomIn}>
        <Icon name="plus" size={18} />
        <span {...words.zoomIn} />
      </Button>
    </div>
  );
}

interface CropButtonsProps {
  busy: boolean;
  /** Whether there is no crop area that could be moved. */
  empty: boolean;
  onReset: () => void;
  onClear: () => void;
  /** @param x,y the way, in px */
  onMove: (x: number, y: number) => void;
}

/** What else the crop area can do; the arrows, for those who can neither drag nor use keys, come on demand. */
export function CropButtons({ busy, empty, ...on }: CropButtonsProps): ReactNode {
  const words = useText(texts);
  const [isMoving, setMoving] = useState(false);
  const id = useId();
  return (
    <>
      <div className="crop-buttons">
        <Button disabled={busy} onClick={on.onReset}>
          <Icon name="reload" size={18} />
          <span {...words.reset} />
        </Button>
        <Button disabled={busy} onClick={on.onClear}>
          <Icon name="bin" size={18} />
          <span {...words.clear} />
        </Button>
        <Button variant="link" aria-expanded={isMoving} aria-controls={id} onClick={() => setMoving(!isMoving)}>
          {words.move}
        </Button>
      </div>
      <div className="crop-moves" id={id} hidden={!isMoving}>
        {ARROWS.map(({ key, x, y, icon }) => (
          <Button
            key={key}
            aria-label={words.moves[key]}
            disabled={busy || empty}
            onClick={() => on.onMove(x * STEP, y * STEP)}
          >
            <Icon name={icon} />
          </Button>
        ))}
      </div>
    </>
  );
}
