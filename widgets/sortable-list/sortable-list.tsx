import {
  type Announcements,
  closestCenter,
  DndContext,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useRef } from 'react';
import { listName } from '../../shared/lib/text/list-name.ts';
import { FormSlot, useFieldsetDisabled, useFormInputs } from '../../shared/runtime/form-inputs.tsx';
import { useWidget } from '../../shared/runtime/index.ts';
import { moved } from '../../shared/lib/keyed-rows.ts';
import { useMovedFocus } from '../../shared/ui/use-moved-focus.ts';
import { LiveRegion, useAnnouncement } from '../../shared/ui/feedback/live-region.tsx';
import { QuietMark } from '../../shared/ui/feedback/quiet-mark.tsx';
import { StillWorking } from '../../shared/ui/feedback/still-working.tsx';
import { useStyles } from '../../shared/ui/styles.ts';
import { useText } from '../../shared/ui/text.ts';
import { SortableRow } from './parts/sortable-row.tsx';
import { useDragEscape } from './parts/use-drag-escape.ts';
import { useDragScroll } from './parts/use-drag-scroll.ts';
import { useKeyboardLift } from './parts/use-keyboard-lift.ts';
import { useSavedOrder } from './parts/use-saved-order.ts';
import { listOf } from './sortable-list.model.ts';
import type { Properties } from './sortable-list.props.ts';
import { texts } from './sortable-list.text.ts';
import css from './sortable-list.css?inline';

/** A list that can be sorted by drag, finger or keyboard. It is posted with the host's form and, if the page asks for it, to a route (D21). */
export function SortableList({ items, name, route }: Properties): ReactNode {
  useStyles(css);
  const words = useText(texts);
  const { change } = useWidget();
  const disabled = useFieldsetDisabled();
  const { order, setOrder, reset, failure, saving, post } = useSavedOrder(
    route,
    items.map(({ id }) => id),
  );
  useFormInputs(
    order.map((value) => ({ name: listName(name), value })),
    reset,
  );
  const [announcement, announce] = useAnnouncement(listOf(order));
  const list = useRef<HTMLOListElement>(null);
  useMovedFocus();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const { modifiers, dragging, begin, end } = useDragScroll(list);
  useDragEscape(dragging);
  const labelOf = (id: UniqueIdentifier): string => items.find((item) => item.id === id)?.label.trim() || String(id);
  const placeWords = (id: UniqueIdentifier, index: number): string => words.moved(labelOf(id), index + 1, order.length);
  const move = (from: number, to: number): void => {
    const next = moved(order, from, to);
    if (next === order) return;
    setOrder(next);
    // after a move there is an item at this index
    announce(placeWords(next[to]!, to));
    change({ order: next });
    post(next);
  };
  const { lifted, shown, drop, onKeyDown } = useKeyboardLift({
    order,
    onDrop: move,
    announce: (what, id, to) => announce(words[what](labelOf(id), to + 1, order.length)),
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.lifted(labelOf(active.id)),
    onDragOver: ({ active, over }) => (over ? placeWords(active.id, order.indexOf(String(over.id))) : undefined),
    onDragEnd: () => undefined, // the list itself announces the new position
    onDragCancel: ({ active }) => words.cancelled(labelOf(active.id)),
  };

  if (items.length === 0) return <p className="none">{words.empty}</p>;
  return (
    <div className="sortable" aria-busy={saving}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: words.how } }}
        autoScroll={false}
        modifiers={modifiers}
        onDragStart={begin}
        onDragCancel={end}
        onDragEnd={({ active, over }) => {
          end();
          if (over) move(order.indexOf(String(active.id)), order.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={[...order]} strategy={verticalListSortingStrategy} disabled={disabled}>
          <ol ref={list} className="items" part="list" aria-label={words.list}>
            {order.map((id, index) => (
              <SortableRow
                key={id}
                id={id}
                label={labelOf(id)}
                index={index}
                disabled={disabled}
                lifted={lifted === id}
                place={shown.indexOf(id)}
                lastPlace={order.length - 1}
                onKeyDown={(event) => onKeyDown(event, id)}
                onBlur={drop}
                onMove={(to) => move(index, to)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <StillWorking busy={saving} />
      <QuietMark text={failure ? words.failed : ''} failure={failure} />
      <LiveRegion {...announcement} />
      <FormSlot />
    </div>
  );
}
