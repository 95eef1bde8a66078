export { SlotBooking } from './slot-booking.tsx';
export type { SlotKind, SlotKindWords } from './slot-kind.ts';
