import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/controls/index.ts';
import { Notice } from '../../ui/feedback/index.ts';
import { useText } from '../../ui/base/index.ts';
import { slotBookingText } from './slot-booking.text.ts';

/** How long a reset can be undone, in ms (D11). */
const UNDO_MS = 5_000;

interface UndoBarProps {
  /** What would be restored; for something else the time begins again. */
  what: object;
  onUndo: () => void;
  onOver: () => void;
}

/** Offers to restore what a change of state has reset. The countdown pauses while the pointer or focus is on the bar. */
export function UndoBar({ what, onUndo, onOver }: UndoBarProps): ReactNode {
  const words = useText(slotBookingText);
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(over, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, what]);
  return (
    <Notice
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      actions={<Button onClick={onUndo}>{words.undo}</Button>}
    >
      <span>{words.undoText}</span>
    </Notice>
  );
}
