import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/index.ts';
import { Notice } from '../../ui/feedback/index.ts';
import { useText, useUi } from '../../ui/base/index.ts';
import { daysOf } from './question.ts';
import type { Receipt } from './receipt.ts';
import { slotBookingText } from './slot-booking.text.ts';

interface ReceiptNoticeProps {
  receipt: Receipt;
  /** Name of the ATM or room. */
  place: string;
  onShow: () => void;
}

/** What was just booked and given back, and a button that shows it. */
export function ReceiptNotice({ receipt: { booked, givenBack }, place, onShow }: ReceiptNoticeProps): ReactNode {
  const words = useText(slotBookingText);
  const { locale } = useUi();
  const both = booked.length > 0 && givenBack.length > 0;
  const title = booked.length > 0 ? words.done : words.giveBackDone;
  const lines = [place, ...daysOf(booked, locale), ...(both ? [words.gaveBack] : []), ...daysOf(givenBack, locale)];
  return (
    <section aria-label={title}>
      <Notice tone="success" title={title} actions={<Button onClick={onShow}>{words.show}</Button>}>
        {lines.map((line) => (
          <p key={line} className="sb-line">
            {line}
          </p>
        ))}
      </Notice>
    </section>
  );
}
