import { type ReactNode, useId, useRef } from 'react';
import { listName, moved } from '../../shared/lib/index.ts';
import { FormSlot, useFieldsetDisabled, useFormInputs } from '../../shared/runtime/host-form/index.ts';
import { useWidget } from '../../shared/runtime/index.ts';
import { useMovedFocus } from '../../shared/ui/hooks/index.ts';
import { EmptyState, LiveRegion, useAnnouncement } from '../../shared/ui/feedback/index.ts';
import { StatusMark } from '../../shared/ui/switch/index.ts';
import { StillWorking } from '../../shared/ui/controls/index.ts';
import { useStyles } from '../../shared/ui/common/index.ts';
import { useText } from '../../shared/ui/base/index.ts';
import { SortableRow } from './parts/sortable-row.tsx';
import { useDrag } from './parts/use-drag.ts';
import { useLift } from './parts/use-lift.ts';
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
  const howId = useId();
  const labelOf = (id: string): string => items.find((item) => item.id === id)?.label.trim() || id;
  const move = (from: number, to: number): void => {
    const next = moved(order, from, to);
    if (next === order) return;
    setOrder(next);
    // after a move there is an item at this index
    announce(words.moved(labelOf(next[to]!), to + 1, order.length));
    change({ order: next });
    post(next);
  };
  const lift = useLift({
    order,
    onDrop: move,
    announce: (what, id, to) => announce(words[what](labelOf(id), to + 1, order.length)),
  });
  const onPress = useDrag(list, lift);

  if (items.length === 0) return <EmptyState icon="sort" title={words.empty} />;
  return (
    <div className="sortable" aria-busy={saving}>
      <ol ref={list} className="items" part="list" aria-label={words.list}>
        {order.map((id, index) => (
          <SortableRow
            key={id}
            label={labelOf(id)}
            index={index}
            disabled={disabled}
            howId={howId}
            lifted={lift.lifted === id}
            place={lift.shown.indexOf(id)}
            lastPlace={order.length - 1}
            onPress={(event) => onPress(event, id)}
            onKeyDown={(event) => lift.onKeyDown(event, id)}
            onBlur={lift.drop}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
      <span id={howId} hidden>
        {words.how}
      </span>
      <StillWorking busy={saving} />
      <StatusMark text={failure ? words.failed : ''} failure={failure} size="s" />
      <LiveRegion {...announcement} />
      <FormSlot />
    </div>
  );
}
