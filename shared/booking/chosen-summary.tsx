import { type ReactNode, useRef } from 'react';
import { dateWords } from '../lib/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/text.ts';
import { useUi } from '../ui/ui-context.ts';
import type { Booking } from './booking.ts';
import { slotsOn, union, without } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

/** Everything chosen, over all dates, each removable; and what of mine would be given back. */
export function ChosenSummary({
  booking,
  onRemove,
}: {
  booking: Booking;
  onRemove: (date: string, time: string) => void;
}): ReactNode {
  const words = useText(slotBookingText);
  const { locale } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  const cancelled = without(booking.mine, booking.chosen);
  const days = union(booking.chosen, cancelled);

  const remove = (date: string, time: string, chip: HTMLElement): void => {
    const chips = [...(chip.closest('section')?.querySelectorAll<HTMLElement>('.sb-chip') ?? [])];
    const next = chips[chips.indexOf(chip) + 1] ?? chips[chips.indexOf(chip) - 1] ?? heading.current;
    onRemove(date, time);
    next?.focus();
  };

  return (
    <section className="sb-summary" aria-labelledby="sb-chosen">
      <h3 id="sb-chosen" ref={heading} tabIndex={-1} className="sb-heading">
        {words.chosen}
      </h3>
      {days.length === 0 && <p className="sb-none">{words.nothing}</p>}
      {days.map(({ date }) => {
        const day = dateWords(date, locale);
        const givenBack = slotsOn(cancelled, date);
        return (
          <div key={date} className="sb-day">
            <p className="sb-day-name">{day}</p>
            <ul className="sb-chips">
              {slotsOn(booking.chosen, date).map((time) => (
                <li key={time}>
                  <button
                    type="button"
                    className="sb-chip"
                    aria-label={words.remove(time, day)}
                    onClick={(event) => remove(date, time, event.currentTarget)}
                  >
                    <span>{time}</span>
                    <Icon name="cross" size={16} />
                  </button>
                </li>
              ))}
            </ul>
            {givenBack.length > 0 && <p className="sb-cancelled">{words.cancelled(givenBack.join(', '))}</p>}
          </div>
        );
      })}
    </section>
  );
}
