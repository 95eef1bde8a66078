import type { KeyboardEvent } from 'react';
import { isShortcut } from '../../../shared/lib/dom/is-shortcut.ts';
import { moved } from '../../../shared/lib/keyed-rows.ts';
import { useStateOf } from '../../../shared/ui/use-state-of.ts';
import { listOf } from '../sortable-list.model.ts';

interface KeyboardLift {
  order: readonly string[];
  /** Called when the item was dropped in another place. */
  onDrop: (from: number, to: number) => void;
  /** Announces what has just happened. */
  announce: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, to: number) => void;
}

/**
 * Space lifts an item, the arrow keys, Home and End move it, Space or leaving the handle drops it, Escape puts it back. dnd-kit's keyboard sensor is
 * not used: it starts to listen some time after Space, and misses an arrow key pressed before that. While an item is lifted, only its
 * CSS `order` changes, so that the handle keeps the focus.
 * @keyboard Space, Enter: lifts the item of this handle, and drops it again.
 * @keyboard Arrow Up, Arrow Down, Home, End: moves the lifted item.
 * @keyboard Escape: puts the lifted item back.
 */
export function useKeyboardLift({ order, onDrop, announce }: KeyboardLift) {
  const [lift, setLift] = useStateOf<{ id: string; to: number } | undefined>(listOf(order), undefined);
  const from = lift ? order.indexOf(lift.id) : -1;
  const shown = lift ? moved(order, from, lift.to) : order;

  const drop = (): void => {
    if (!lift) return;
    setLift(undefined);
    if (from !== lift.to) onDrop(from, lift.to);
    announce('dropped', lift.id, lift.to);
  };
  const goTo = (id: string, to: number): void => {
    if (to < 0 || to >= order.length) return;
    setLift({ id, to });
    announce('moved', id, to);
  };
  const liftOrDrop = (id: string): void => {
    if (lift) return drop();
    setLift({ id, to: order.indexOf(id) });
    announce('lifted', id, order.indexOf(id));
  };
  const keys: Record<string, (id: string) => void> = {
    ' ': liftOrDrop,
    Enter: liftOrDrop,
    ...(lift && {
      ArrowUp: (id) => goTo(id, lift.to - 1),
      ArrowDown: (id) => goTo(id, lift.to + 1),
      Home: (id) => goTo(id, 0),
      End: (id) => goTo(id, order.length - 1),
      Escape: (id) => {
        setLift(undefined);
        announce('cancelled', id, from);
      },
    }),
  };

  return {
    lifted: lift?.id,
    /** The visible position of each item. */
    shown,
    drop,
    onKeyDown(event: KeyboardEvent, id: string) {
      const act = keys[event.key];
      if (!act || isShortcut(event)) return;
      event.preventDefault();
      act(id);
    },
  };
}
