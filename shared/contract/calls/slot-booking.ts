/** Booking time slots at an ATM or in a room: the same calls with two paths. */
import * as v from 'valibot';
import {
  SAID_NO,
  documented,
  endpoint,
  fromJsonText,
  jsonTextOf,
  list,
  name,
  places,
  plainDate,
  saysNo,
} from '../index.ts';
import { flag, id, object, optional, text } from '../../lib/schema/index.ts';
import { wireShape } from '../../lib/wire-shape/index.ts';

/** When a slot begins, a schema of its own with a shape of its own. One whose time cannot be read is shown last, with a notice, and never counts as over. */
const slotTime = v.pipe(text);
wireShape(slotTime, {
  name: 'SlotTime',
  description:
    'When a slot begins: "10:00 am", "2.30 pm" or "14:00", or a range such as "10:00 am - 11:00 am". People are told of any other text.',
  received: { type: ['string', 'number', 'null'] },
});

/** One slot of a day: `is_available` is the number of places left (0 means full), `names` the people who booked. */
export const timeSlot = object({
  time: slotTime,
  is_available: places,
  names: optional(list(name), []),
  book_by_me: optional(flag, false),
});

/** Slots by date, the chosen ones or those that were full: `[{ date, slots: ['10:00 am', …] }]`. */
const slotSelection = list(object({ date: plainDate, slots: list(text) }));

/** Parses the payload's text `data`. */
export const slotSelectionOfText = fromJsonText(slotSelection);

/** The answer when slots have become full. The server's spelling (part 7). */
export const DATE_NOT_AVAILABLE = 'date_not_availablle';

const data = jsonTextOf(slotSelection, 'expected the JSON text of a list of date with slots');

const EXPECTED_MESSAGE = 'expected a message that says what became of the booking';

/** The server's code, and the word it means. */
const CONFLICTS = [DATE_NOT_AVAILABLE, 'date_not_available'];

const messageAndSlots = object({
  message: v.pipe(text, v.trim()),
  masa: optional(slotSelection, []),
  success: optional(v.unknown()),
});
type Told = v.InferOutput<typeof messageAndSlots>;

const isConflict = ({ message, masa }: Told): boolean => CONFLICTS.includes(message) || masa.length > 0;

/** What became of a booking (D29): full slots are a conflict however the message is spelt, and any other message but a no is a success. */
const bookingAnswer = v.pipe(
  v.custom<string | v.InferInput<typeof messageAndSlots>>(() => true),
  v.transform((answer) => (typeof answer === 'string' ? { message: answer } : answer)),
  messageAndSlots,
  v.check((told) => isConflict(told) || !saysNo(told), SAID_NO),
  v.check((told) => isConflict(told) || told.message !== '' || told.success === true, EXPECTED_MESSAGE),
  v.transform((told) => ({
    outcome: isConflict(told) ? ('full' as const) : ('booked' as const),
    message: told.message,
    masa: told.masa,
  })),
);
const filledText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const noRefusal = v.unknown();
wireShape(noRefusal, {
  name: 'NoRefusal',
  description: 'Anything but false, 0 and their texts.',
  received: { not: { enum: [false, 0, '0', 'false'] } },
});
const masa = optional(slotSelection, []);
wireShape(bookingAnswer, {
  as: v.union([
    filledText,
    object({ message: v.union([filledText, v.number()]), masa, success: optional(noRefusal) }),
    object({ message: text, masa: v.pipe(slotSelection, v.minLength(1)) }),
    object({ message: text, masa, success: v.literal(true) }),
  ]),
});

const notesOnBooking =
  'Books everything chosen at once, or nothing: the `message` `date_not_availablle` means that the slots in `masa` were full; `error`, or `success` false, that nothing was booked; any other message is a success, and an answer without one is a fault. `data` is JSON text: the dates that change, each with all slots that should be mine on it; other dates stay as they are.';
const answersOnBooking = {
  date_not_available: { message: DATE_NOT_AVAILABLE, masa: [{ date: '2026-11-24', slots: ['10:00 am'] }] },
};
const notesOnTimes =
  'Reading only, though it is a POST. `is_available` is how many places are left, `names` who has booked, and `book_by_me` whether the person has.';

export const bookAtmSlots = endpoint({
  method: 'POST',
  path: '/app/atm',
  request: object({ atm_id: id, data }),
  answer: bookingAnswer,
});
documented(bookAtmSlots, {
  summary: 'Book slots at an ATM',
  notes: notesOnBooking,
  answers: answersOnBooking,
  checks:
    'The ATM exists. Each slot is one that you offer on that date, is not over and has a place left, or is already of this person. The person has at most six slots on each date. All of it is saved in one transaction, or nothing.',
});

export const atmTimes = endpoint({
  method: 'POST',
  path: '/app/atm/time',
  writes: false,
  request: object({ date: plainDate, atm_id: id }),
  answer: list(timeSlot),
});
documented(atmTimes, {
  summary: 'List the slots of a day at an ATM',
  notes: notesOnTimes,
  checks: 'The person is logged in. The ATM exists.',
});

export const bookRoomSlots = endpoint({
  method: 'POST',
  path: '/app/room',
  request: object({ room_id: id, data }),
  answer: bookingAnswer,
});
documented(bookRoomSlots, {
  summary: 'Book slots in a room',
  notes: notesOnBooking,
  answers: answersOnBooking,
  checks:
    'The room exists. Each slot is one that you offer on that date, is not over and has a place left, or is already of this person. The person has at most six slots on each date. All of it is saved in one transaction, or nothing.',
});

export const roomTimes = endpoint({
  method: 'POST',
  path: '/app/room/time',
  writes: false,
  request: object({ date: plainDate, room_id: id }),
  answer: list(timeSlot),
});
documented(roomTimes, {
  summary: 'List the slots of a day in a room',
  notes: notesOnTimes,
  checks: 'The person is logged in. The room exists.',
});
