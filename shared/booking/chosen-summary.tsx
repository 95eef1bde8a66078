import { type ReactNode, useRef } from 'react';
import { dateWords } from '../lib/day-words.ts';
import { Icon } from '../ui/icon.tsx';
import { useText } from '../ui/text.ts';
import { useUi } from '../ui/ui-context.ts';
import type { Booking, Changes } from './booking.ts';
import { slotsOn, union } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

/** Everything chosen, over all dates, each removable; and what of mine would be given back. */
export function ChosenSummary({
  booking,
  changes,
  hasPassed,
  onRemove,
}: {
  booking: Booking;
  changes: Changes;
  /** What of mine has begun stays (D25). */
  hasPassed: (date: string, time: string) => boolean;
  onRemove: (date: string, time: string) => void;
}): ReactNode {
  const words = useText(slotBookingText);
  const { locale } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  const { givenBack, kept } = changes;
  const days = union(union(booking.chosen, givenBack), kept);

  const remove = (date: string, time: string, chip: HTMLElement): void => {
    const chips = [...(chip.closest('section')?.querySelectorAll<HTMLElement>('button.sb-chip') ?? [])];
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
        return (
          <div key={date} className="sb-day">
            <p className="sb-day-name">{day}</p>
            <ul className="sb-chips">
              {slotsOn(booking.chosen, date).map((time) => (
                <li key={time}>
                  {hasPassed(date, time) ? (
                    <span className="sb-chip sb-fixed">{`${time} · ${words.passed}`}</span>
                  ) : (
                    <button
                      type="button"
                      className="sb-chip"
                      aria-label={words.remove(time, day)}
                      onClick={(event) => remove(date, time, event.currentTarget)}
                    >
                      <span>{time}</span>
                      <Icon name="cross" size={16} />
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <GivenBack times={slotsOn(givenBack, date)} say={words.givenBack} />
            <GivenBack times={slotsOn(kept, date)} say={words.kept} />
          </div>
        );
      })}
    </section>
  );
}

function GivenBack({ times, say }: { times: readonly string[]; say: (times: string) => string }): ReactNode {
  return times.length > 0 && <p className="sb-given-back">{say(times.join(', '))}</p>;
}
