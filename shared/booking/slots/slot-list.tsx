import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { arrowKeyTarget } from '../../ui/controls/index.ts';
import { useText } from '../../ui/base/index.ts';
import type { TimeSlot } from './booking.ts';
import { slotBookingText } from './slot-booking.text.ts';
import { SlotRow } from './slot-row.tsx';

export interface SlotListProps {
  /** The day in words, as part of the list's accessible name. */
  day: string;
  slots: readonly TimeSlot[];
  chosen: readonly string[];
  givenBack: readonly string[];
  hasPassed: (time: string) => boolean;
  onToggle: (slot: TimeSlot) => void;
}

/**
 * The slots of a day, a row each. The list is one tab stop: arrow keys, Home and End move inside it, Space and Enter choose.
 */
export function SlotList({ day, slots, chosen, givenBack, hasPassed, onToggle }: SlotListProps): ReactNode {
  const words = useText(slotBookingText);
  const list = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('');
  const stopAt = Math.max(
    0,
    slots.findIndex(({ time }) => time === stop),
  );

  const move = (event: KeyboardEvent): void => {
    const goal = arrowKeyTarget(event, stopAt, slots.length);
    if (goal === undefined) return;
    event.preventDefault();
    list.current?.children[goal]?.querySelector('button')?.focus();
  };

  return (
    // the rows inside are the controls; the group only handles their key events
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div ref={list} role="group" aria-label={`${words.times}, ${day}`} className="sb-slots" onKeyDown={move}>
      {slots.map((slot, at) => (
        <SlotRow
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
