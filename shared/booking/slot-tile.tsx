import { type ReactNode, useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/text.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { isOpen, type TimeSlot } from './booking.ts';
import { slotBookingText } from './slot-booking.text.ts';

interface SlotTileProps {
  slot: TimeSlot;
  checked: boolean;
  /** The grid's tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

/** One slot: its time, what is left of it, and under it who booked. A full one can be visited but not chosen. */
export function SlotTile({ slot, checked, isStop, onFocus, onToggle }: SlotTileProps): ReactNode {
  const words = useText(slotBookingText);
  const namesId = useId();
  const { time, is_available, names, book_by_me } = slot;
  const closed = !isOpen(slot) && !checked;
  const left = is_available > 0 ? words.left(is_available) : words.full;
  const shownNames = names.filter(Boolean);
  return (
    <div className={`sb-slot${closed ? ' sb-closed' : ''}${checked ? ' sb-checked' : ''}`}>
      <button
        type="button"
        role="checkbox"
        part="slot"
        aria-checked={checked}
        aria-disabled={closed || undefined}
        aria-label={[time, left, book_by_me && words.mine].filter(Boolean).join(', ')}
        aria-describedby={shownNames.length > 0 ? namesId : undefined}
        tabIndex={isStop ? 0 : -1}
        className="sb-slot-button"
        onFocus={onFocus}
        onClick={() => closed || onToggle()}
      >
        <span className="sb-slot-time">{time}</span>
        <span className="sb-slot-left">{left}</span>
        {book_by_me && <span className="sb-mine">{words.mine}</span>}
        {checked && <Icon name="check" className="sb-tick" size={18} />}
      </button>
      {shownNames.length > 0 && (
        <div id={namesId} className="sb-names">
          <VisuallyHidden>{words.bookedBy}</VisuallyHidden>
          <ul>
            {shownNames.map((name, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name
              <li key={at} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
