import { type ReactNode, useRef } from 'react';
import { dateWords } from '../../lib/index.ts';
import { Chip, FixedChip } from '../../ui/controls/index.ts';
import { EmptyState } from '../../ui/feedback/index.ts';
import { useText, useUi } from '../../ui/base/index.ts';
import { type Booking, chosenOf } from './booking.ts';
import type { Changes } from './changes.ts';
import { slotsOn, union } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

/** Everything chosen at the place, on all dates, each slot removable; and my slots that will be given back. */
export function ChosenSummary({
  place,
  booking,
  changes,
  hasPassed,
  busy,
  onRemove,
}: {
  /** Name of the ATM or room, such as 'ATM Skudai, Johor'. */
  place: string;
  booking: Booking;
  changes: Changes;
  /** True while the booking is sent; nothing can be removed then. */
  busy: boolean;
  /** Whether a slot has begun; mine can no longer be removed then (D25). */
  hasPassed: (date: string, time: string) => boolean;
  onRemove: (date: string, time: string) => void;
}): ReactNode {
  const words = useText(slotBookingText);
  const { locale } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  const { givenBack, kept } = changes;
  const chosen = chosenOf(booking);
  const days = union(booking.mine, booking.added);

  const remove = (date: string, time: string, chip: HTMLElement): void => {
    const chips = [...(chip.closest('section')?.querySelectorAll<HTMLElement>('button.ui-chip') ?? [])];
    const next = chips[chips.indexOf(chip) + 1] ?? chips[chips.indexOf(chip) - 1] ?? heading.current;
    onRemove(date, time);
    next?.focus();
  };

  return (
    <section className="booking-step sb-summary" aria-labelledby="sb-chosen" inert={busy}>
      <h3 id="sb-chosen" ref={heading} tabIndex={-1} className="booking-heading">
        {words.chosen}
      </h3>
      <p className="sb-place">{place}</p>
      {days.length === 0 && <EmptyState title={words.nothing} />}
      {days.map(({ date }) => {
        const day = dateWords(date, locale);
        const times = slotsOn(chosen, date);
        return (
          <div key={date} className="sb-day">
            <p className="sb-day-name">{day}</p>
            {times.length > 0 && (
              <ul className="ui-chips">
                {times.map((time) => {
                  const isMine = slotsOn(booking.mine, date).includes(time);
                  const slot = isMine ? `${time} · ${words.mine}` : time;
                  return (
                    <li key={time}>
                      {hasPassed(date, time) ? (
                        <FixedChip text={`${time} · ${words.passed}`} />
                      ) : (
                        <Chip
                          text={slot}
                          label={words.remove(slot, day)}
                          onRemove={(chip) => remove(date, time, chip)}
                        />
                      )}
                    </li>
                  );
                })}
              </ul>
            )}
            <GivenBack times={slotsOn(givenBack, date)} phrase={words.givenBack} />
            <GivenBack times={slotsOn(kept, date)} phrase={words.kept} />
          </div>
        );
      })}
    </section>
  );
}

function GivenBack({ times, phrase }: { times: readonly string[]; phrase: (times: string) => string }): ReactNode {
  return times.length > 0 && <p className="sb-given-back">{phrase(times.join(', '))}</p>;
}
