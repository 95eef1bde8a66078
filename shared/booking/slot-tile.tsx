import { type ReactNode, useId } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/text.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { isOpen, type TimeSlot } from './booking.ts';
import { slotBookingText } from './slot-booking.text.ts';

interface SlotTileProps {
  slot: TimeSlot;
  /** It has begun: to be seen, but no longer to be chosen or given back (D25). */
  passed: boolean;
  checked: boolean;
  /** The grid's tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

/** One slot: its time, what is left of it, and under it who booked. One that is full or has begun can be visited but not changed. */
export function SlotTile({ slot, passed, checked, isStop, onFocus, onToggle }: SlotTileProps): ReactNode {
  const words = useText(slotBookingText);
  const namesId = useId();
  const { time, is_available, names, book_by_me } = slot;
  const fixed = passed || (!isOpen(slot) && !checked);
  const left = passed ? words.passed : is_available > 0 ? words.left(is_available) : words.full;
  const shownNames = names.filter(Boolean);
  return (
    <div className={`sb-slot${fixed && !checked ? ' sb-closed' : ''}${checked ? ' sb-checked' : ''}`}>
      <button
        type="button"
        role="checkbox"
        part="slot"
        aria-checked={checked}
        aria-disabled={fixed || undefined}
        aria-label={[time, left, book_by_me && words.mine].filter(Boolean).join(', ')}
        aria-describedby={shownNames.length > 0 ? namesId : undefined}
        tabIndex={isStop ? 0 : -1}
        className="sb-slot-button"
        onFocus={onFocus}
        onClick={() => fixed || onToggle()}
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
