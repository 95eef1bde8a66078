import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/controls/index.ts';
import { Notice } from '../../ui/feedback/index.ts';
import { useText, useUi } from '../../ui/base/index.ts';
import { wordsOfDay } from './question.ts';
import type { Receipt } from './receipt.ts';
import { type DaySlots, type Selection, slotsOn } from './selection.ts';
import { slotBookingText } from './slot-booking.text.ts';

interface ReceiptNoticeProps {
  receipt: Receipt;
  /** Name of the ATM or room. */
  place: string;
  /** What is to be given back there by now: no longer told as booked. */
  givenBack: Selection;
  onShow: () => void;
}

/** What was just booked and given back, and a button that shows it. */
export function ReceiptNotice({
  receipt: { booked, ...receipt },
  place,
  givenBack,
  onShow,
}: ReceiptNoticeProps): ReactNode {
  const words = useText(slotBookingText);
  const both = booked.length > 0 && receipt.givenBack.length > 0;
  const title = booked.length > 0 ? words.done : words.giveBackDone;
  return (
    <section aria-label={title}>
      <Notice tone="success" title={title} actions={<Button onClick={onShow}>{words.show}</Button>}>
        <p className="sb-line">{place}</p>
        {booked.map((day) => (
          <DayLine key={day.date} day={day} gone={slotsOn(givenBack, day.date)} />
        ))}
        {both && <p className="sb-line">{words.gaveBack}</p>}
        {receipt.givenBack.map((day) => (
          <DayLine key={day.date} day={day} gone={[]} />
        ))}
      </Notice>
    </section>
  );
}

function DayLine({ day, gone }: { day: DaySlots; gone: readonly string[] }): ReactNode {
  const { locale } = useUi();
  const [date, ...times] = wordsOfDay(day, locale);
  return (
    <p className="sb-line">
      <span>{date}</span>
      {times.map((time, at) => (
        <Fragment key={time}>
          {at > 0 && <span>, </span>}
          {gone.includes(day.slots[at] ?? '') ? <del>{time}</del> : <span>{time}</span>}
        </Fragment>
      ))}
    </p>
  );
}
