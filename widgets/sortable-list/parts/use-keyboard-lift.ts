import { type KeyboardEvent, useState } from 'react';
import { moved } from '../sortable-list.model.ts';

interface KeyboardLift {
  order: readonly string[];
  /** The item was dropped at this place. */
  onDrop: (from: number, to: number) => void;
  /** Says what just happened. */
  say: (what: 'lifted' | 'moved' | 'cancelled', id: string, to: number) => void;
}

/**
 * Space lifts an item, the arrows (Home, End) move it, Space or leaving the handle drops it, Escape puts it back.
 * Ours and not dnd-kit's keyboard sensor: that one listens only some time after Space, and loses an arrow pressed before.
 * While an item is lifted only the shown order changes (`order` of CSS), so the handle keeps the focus.
 */
export function useKeyboardLift({ order, onDrop, say }: KeyboardLift) {
  const [lift, setLift] = useState<{ id: string; to: number }>();
  const from = lift ? order.indexOf(lift.id) : -1;
  const shown = lift ? moved(order, from, lift.to) : order;

  const drop = (): void => {
    if (!lift) return;
    setLift(undefined);
    if (from === lift.to) say('moved', lift.id, lift.to);
    else onDrop(from, lift.to);
  };
  const goTo = (id: string, to: number): void => {
    if (to < 0 || to >= order.length) return;
    setLift({ id, to });
    say('moved', id, to);
  };
  const keys: Record<string, (id: string) => void> = {
    ' ': (id) => {
      if (lift) return drop();
      setLift({ id, to: order.indexOf(id) });
      say('lifted', id, order.indexOf(id));
    },
    ...(lift && {
      ArrowUp: (id) => goTo(id, lift.to - 1),
      ArrowDown: (id) => goTo(id, lift.to + 1),
      Home: (id) => goTo(id, 0),
      End: (id) => goTo(id, order.length - 1),
      Escape: (id) => {
        setLift(undefined);
        say('cancelled', id, from);
      },
    }),
  };
  keys.Enter = keys[' ']!;

  return {
    lifted: lift?.id,
    /** Where each item is shown. */
    shown,
    drop,
    onKeyDown(event: KeyboardEvent, id: string) {
      const act = keys[event.key];
      if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (event.repeat && (event.key === ' ' || event.key === 'Enter')) return;
      act(id);
    },
  };
}
