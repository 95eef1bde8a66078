import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { arrowKeyTarget } from '../../ui/controls/index.ts';
import { useText } from '../../ui/base/index.ts';
import type { TimeSlot } from './booking.ts';
import { slotBookingText } from './slot-booking.text.ts';
import { SlotTile } from './slot-tile.tsx';

export interface SlotGridProps {
  /** The day in words, as part of the grid's accessible name. */
  day: string;
  slots: readonly TimeSlot[];
  chosen: readonly string[];
  givenBack: readonly string[];
  hasPassed: (time: string) => boolean;
  onToggle: (slot: TimeSlot) => void;
}

/**
 * The slots of a day. The grid is one tab stop: arrow keys, Home and End move inside it, Space and Enter choose.
 */
export function SlotGrid({ day, slots, chosen, givenBack, hasPassed, onToggle }: SlotGridProps): ReactNode {
  const words = useText(slotBookingText);
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('');
  const stopAt = Math.max(
    0,
    slots.findIndex(({ time }) => time === stop),
  );

  const move = (event: KeyboardEvent): void => {
    // all children of the grid are buttons
    const tiles = [...(grid.current?.children ?? [])] as HTMLElement[];
    const columns = tiles.filter((tile) => tile.offsetTop === tiles[0]?.offsetTop).length;
    const goal = arrowKeyTarget(event, stopAt, tiles.length, columns);
    if (goal === undefined) return;
    event.preventDefault();
    tiles[goal]?.querySelector('button')?.focus();
  };

  return (
    // the tiles inside are the controls; the group only handles their key events
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={grid} role="group" aria-label={`${words.times}, ${day}`} className="sb-slots" onKeyDown={move}>
      {slots.map((slot, at) => (
        <SlotTile
          key={slot.time}
          slot={slot}
          passed={hasPassed(slot.time)}
          checked={chosen.includes(slot.time)}
          isGivenBack={givenBack.includes(slot.time)}
          isStop={at === stopAt}
          onFocus={() => setStop(slot.time)}
          onToggle={() => onToggle(slot)}
        />
      ))}
    </div>
  );
}
