import type { KeyboardEvent } from 'react';
import { isShortcut, moved } from '../../../shared/lib/index.ts';
import { useStateOf, useWindowEvent } from '../../../shared/ui/hooks/index.ts';
import { listOf } from '../sortable-list.model.ts';

interface Lift {
  order: readonly string[];
  /** Called when the item was dropped in another place. */
  onDrop: (from: number, to: number) => void;
  /** Announces what has just happened. */
  announce: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, to: number) => void;
}

/**
 * An item that was lifted, by keyboard or pointer. Until it is dropped only its CSS `order` changes, so that the handle keeps the focus. Leaving
 * the handle drops it too.
 */
export function useLift({ order, onDrop, announce }: Lift) {
  const [lift, setLift] = useStateOf<{ id: string; to: number } | undefined>(listOf(order), undefined);
  const from = lift ? order.indexOf(lift.id) : -1;
  const shown = lift ? moved(order, from, lift.to) : order;

  const drop = (): void => {
    if (!lift) return;
    setLift(undefined);
    if (from !== lift.to) onDrop(from, lift.to);
    announce('dropped', lift.id, lift.to);
  };
  const cancel = (): void => {
    if (!lift) return;
    setLift(undefined);
    announce('cancelled', lift.id, from);
  };
  const goTo = (id: string, to: number): void => {
    if (to < 0 || to >= order.length) return;
    setLift({ id, to });
    announce('moved', id, to);
  };
  const pickUp = (id: string): void => {
    setLift({ id, to: order.indexOf(id) });
    announce('lifted', id, order.indexOf(id));
  };
  const liftOrDrop = (id: string): void => (lift ? drop() : pickUp(id));
  const keys: Record<string, (id: string) => void> = {
    ' ': liftOrDrop,
    Enter: liftOrDrop,
    ...(lift && {
      ArrowUp: (id) => goTo(id, lift.to - 1),
      ArrowDown: (id) => goTo(id, lift.to + 1),
      Home: (id) => goTo(id, 0),
      End: (id) => goTo(id, order.length - 1),
    }),
  };
  // before a modal of the page around the list hears it
  const onEscape = (event: globalThis.KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  useWindowEvent('keydown', onEscape, { capture: true, active: lift !== undefined });

  return {
    lifted: lift?.id,
    /** The visible position of each item. */
    shown,
    pickUp,
    goTo,
    drop,
    cancel,
    onKeyDown(event: KeyboardEvent, id: string) {
      const act = keys[event.key];
      if (!act || isShortcut(event)) return;
      event.preventDefault();
      act(id);
    },
  };
}
