import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useText } from '../../../shared/ui/text.ts';
import { texts } from '../sortable-list.text.ts';

interface SortableRowProps {
  id: string;
  label: string;
  index: number;
  last: boolean;
  disabled: boolean;
  onMove: (to: number) => void;
}

/** One item: a handle to drag by pointer, finger or keyboard, and two buttons for who cannot drag. */
export function SortableRow({ id, label, index, last, disabled, onMove }: SortableRowProps): ReactNode {
  const words = useText(texts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
    attributes: { roleDescription: words.sortable },
  });
  return (
    <li
      ref={setNodeRef}
      className="item"
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        size="s"
        className="handle"
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
          aria-disabled={disabled || (way === 'up' ? index === 0 : last)}
          onClick={() => onMove(way === 'up' ? index - 1 : index + 1)}
        >
          <Icon name={way} size={16} />
        </Button>
      ))}
    </li>
  );
}
