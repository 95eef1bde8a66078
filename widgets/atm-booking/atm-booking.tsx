import type { ReactNode } from 'react';
import { server } from '../../shared/api/late/index.ts';
import { SlotBooking, type SlotKind } from '../../shared/booking/slots/index.ts';
import { atmTimes, bookAtmSlots } from '../../shared/contract/calls/index.ts';
import type { Properties } from './atm-booking.props.ts';
import { texts } from './atm-booking.text.ts';

const atmSlots: SlotKind = {
  name: 'atm',
  words: texts,
  times: (atm_id, date, signal) => server().then(({ call }) => call(atmTimes, { request: { atm_id, date }, signal })),
  book: (atm_id, data) => server().then(({ call }) => call(bookAtmSlots, { request: { atm_id, data } })),
};

/** Books time slots at an ATM (part 2, "ATM booking screen"). */
export function AtmBooking({ atms, states, send_emptied_dates }: Properties): ReactNode {
  return <SlotBooking kind={atmSlots} places={atms} states={states} sendsEmptied={send_emptied_dates} />;
}
