import { type ReactNode, useId } from 'react';
import { Icon, VisuallyHidden } from '../../ui/content/index.ts';
import { useStyles } from '../../ui/common/index.ts';
import { useText } from '../../ui/base/index.ts';
import { isOpen, type TimeSlot } from './booking.ts';
import { NameList } from '../index.ts';
import { slotBookingText } from './slot-booking.text.ts';
import css from './slot-row.css?inline';

interface SlotRowProps {
  slot: TimeSlot;
  /** The slot has begun: it stays visible, but cannot be chosen or given back (D25). */
  passed: boolean;
  checked: boolean;
  /** The slot is mine, and will be given back. */
  isGivenBack: boolean;
  /** Whether this row is the list's tab stop. */
  isStop: boolean;
  onFocus: () => void;
  onToggle: () => void;
}

/**
 * One slot: its time, the names of those who booked (as many as fit, the rest behind a count), and the places left. A full slot and
 * one that has begun can be focused but not changed.
 */
export function SlotRow({ slot, passed, checked, isGivenBack, isStop, onFocus, onToggle }: SlotRowProps): ReactNode {
  useStyles(css);
  const words = useText(slotBookingText);
  const namesId = useId();
  const { time, is_available, names, book_by_me } = slot;
  const locked = passed || (!isOpen(slot) && !checked);
  const isFree = !passed && is_available > 0;
  const left = isFree ? words.left(is_available) : passed ? words.passed : words.full;
  const mine = isGivenBack ? words.toGiveBack : book_by_me && words.mine;
  const shownNames = names.filter((name) => name.trim() !== '');
  return (
    <div
      className={`sb-slot${locked && !checked ? ' sb-closed' : ''}${checked ? ' sb-checked' : ''}${isGivenBack ? ' sb-given-back' : ''}`}
    >
      <button
        type="button"
        role="checkbox"
        part="slot"
        aria-checked={checked}
        aria-disabled={locked || undefined}
        aria-label={[time, left, mine].filter(Boolean).join(', ')}
        aria-describedby={shownNames.length > 0 ? namesId : undefined}
        tabIndex={isStop ? 0 : -1}
        className="sb-slot-button"
        onFocus={onFocus}
        onClick={() => locked || onToggle()}
      >
        <span>{time}</span>
        {checked && <Icon name="check" size={16} />}
      </button>
      {shownNames.length > 0 && (
        <div id={namesId} className="sb-names">
          <VisuallyHidden>{words.bookedBy}</VisuallyHidden>
          <NameList about={time} names={shownNames} whole={words.whole} tabIndex={isStop ? 0 : -1} />
        </div>
      )}
      {/* in the button's name */}
      <span className="sb-slot-left" aria-hidden="true">
        {/* 'full' is of no interest beside 'will be given back' */}
        {(isFree || !isGivenBack) && <span className={`sb-left${isFree ? ' sb-free' : ''}`}>{left}</span>}
        {mine && (
          <span className="sb-mine">
            {isGivenBack && <Icon name="minus" size={16} />}
            <span>{mine}</span>
          </span>
        )}
      </span>
    </div>
  );
}
