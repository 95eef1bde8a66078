import { type KeyboardEventHandler, type PointerEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/controls/index.ts';
import { Icon } from '../../../shared/ui/content/index.ts';
import { useText } from '../../../shared/ui/base/index.ts';
import { texts } from '../sortable-list.text.ts';

interface SortableRowProps {
  label: string;
  index: number;
  disabled: boolean;
  /** Id of the text that says how to sort by keyboard. */
  howId: string;
  lifted: boolean;
  /** Visible position; differs from `index` while an item is lifted. */
  place: number;
  /** The position of the item that is shown last. */
  lastPlace: number;
  onPress: PointerEventHandler<HTMLElement>;
  onKeyDown: KeyboardEventHandler;
  onBlur: () => void;
  onMove: (to: number) => void;
}

/** One item: a handle to drag by pointer, finger or keyboard, and two buttons that move it without dragging. */
export function SortableRow(properties: SortableRowProps): ReactNode {
  const { label, index, disabled, howId, lifted, place, lastPlace, onPress, onKeyDown, onBlur, onMove } = properties;
  const words = useText(texts);
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = row.current!; // it is rendered before its effect runs
    const isDragged = element.style.translate !== '';
    // an item that Escape has put back is no longer lifted, but has the focus
    if (!isDragged && (lifted || element.matches(':focus-within'))) element.scrollIntoView({ block: 'nearest' });
  }, [lifted, place]);
  return (
    <li ref={row} className="item" data-dragging={lifted} style={{ order: place }}>
      <Button
        aria-roledescription={words.sortable}
        aria-describedby={howId}
        aria-pressed={lifted}
        onPointerDown={disabled ? undefined : onPress}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        size="s"
        className="handle"
        data-once=""
        disabled={disabled}
        aria-label={words.drag(label)}
      >
        <Icon name="grip" size={18} />
      </Button>
      <span className="label" dir="auto">
        {label}
      </span>
      {(['up', 'down'] as const).map((way) => (
        <Button
          key={way}
          size="s"
          className="tool"
          aria-label={words[way](label)}
          aria-disabled={disabled || place === (way === 'up' ? 0 : lastPlace)}
          onClick={() => onMove(way === 'up' ? index - 1 : index + 1)}
        >
          <Icon name={way} size={16} />
        </Button>
      ))}
    </li>
  );
}
