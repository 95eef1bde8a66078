import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useText } from '../ui/text.ts';
import { slotBookingText } from './slot-booking.text.ts';

/** How long a reset can be undone (D11), ms. */
const UNDO_MS = 5_000;

/** Offers to bring back what a new state has cleared. The time stands still while the pointer or the focus is on it. */
export function UndoBar({ onUndo, onOver }: { onUndo: () => void; onOver: () => void }): ReactNode {
  const words = useText(slotBookingText);
  const [held, setHeld] = useState(false);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(over, UNDO_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <Notice
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      actions={<Button onClick={onUndo}>{words.undo}</Button>}
    >
      <span>{words.undoText}</span>
    </Notice>
  );
}
