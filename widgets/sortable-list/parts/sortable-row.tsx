import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../shared/ui/controls/button.tsx';
import { Icon } from '../../../shared/ui/content/icon.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../sortable-list.text.ts';

interface SortableRowProps {
  id: string;
  label: string;
  index: number;
  disabled: boolean;
  /** Whether the item was lifted by keyboard. */
  lifted: boolean;
  /** Visible position; differs from `index` while an item is lifted. */
  place: number;
  /** The position of the item that is shown last. */
  lastPlace: number;
  onKeyDown: KeyboardEventHandler;
  onBlur: () => void;
  onMove: (to: number) => void;
}

/** One item: a handle to drag by pointer, finger or keyboard, and two buttons that move it without dragging. */
export function SortableRow(properties: SortableRowProps): ReactNode {
  const { id, label, index, disabled, lifted, place, lastPlace, onKeyDown, onBlur, onMove } = properties;
  const words = useText(texts);
  const row = useRef<HTMLLIElement>(null);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
    attributes: { roleDescription: words.sortable },
  });
  useLayoutEffect(() => {
    const element = row.current!; // it is rendered before its effect runs
    // an item that Escape has put back is no longer lifted, but has the focus
    if (lifted || element.matches(':focus-within')) element.scrollIntoView({ block: 'nearest' });
  }, [lifted, place]);
  return (
    <li
      ref={(element) => {
        row.current = element;
        setNodeRef(element);
      }}
      className="item"
      data-dragging={isDragging || lifted}
      style={{ transform: CSS.Translate.toString(transform), transition, order: place }}
    >
      <Button
        {...attributes}
        {...listeners}
        aria-pressed={isDragging || lifted}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        ref={setActivatorNodeRef}
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
