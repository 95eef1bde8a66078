import type { ReactNode } from 'react';
import { Button } from '../../../../shared/ui/controls/index.ts';
import { Icon } from '../../../../shared/ui/content/index.ts';
import { useText } from '../../../../shared/ui/base/index.ts';
import { sliderAt, zoomAt } from './avatar.model.ts';
import { texts } from '../../avatar.text.ts';

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
        <span>{words.zoomOut}</span>
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
        <span>{words.zoomIn}</span>
      </Button>
    </div>
  );
}

interface CropMovesProps {
  /** Whether there is no crop area that could be moved now. */
  disabled: boolean;
  /** @param x,y the way, in px */
  onMove: (x: number, y: number) => void;
}

/** Arrows at the sides of the photo, for those who can neither drag nor use keys. */
export function CropMoves({ disabled, onMove }: CropMovesProps): ReactNode {
  const { moves } = useText(texts);
  return (
    <div className="crop-moves">
      {ARROWS.map(({ key, x, y, icon }) => (
        <Button key={key} aria-label={moves[key]} disabled={disabled} onClick={() => onMove(x * STEP, y * STEP)}>
          <Icon name={icon} />
        </Button>
      ))}
    </div>
  );
}
