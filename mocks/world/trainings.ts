import { many, type Tools } from './domain.ts';
import { unusualNames } from './names.ts';
import { createCoupons } from './training-coupons.ts';
import { trainingEvents, type TrainingEvent } from './training-events.ts';

const HOUR_MS = 3_600_000;

interface Registered {
  readonly user_id: number;
  readonly name: string;
  readonly pg_code: string;
  readonly email: string;
}

/** Who has registered before this visitor came. */
const OTHERS: readonly Registered[] = [
  { user_id: 5001, name: 'Rohani binti Ismail', pg_code: 'PG77777', email: 'rohani@contoh.my' },
  { user_id: 5002, name: 'Suresh Kumar a/l Perumal', pg_code: 'PG88888', email: 'suresh@contoh.my' },
];

const isSame = (email: string, other: string): boolean => email.toLowerCase() === other.toLowerCase();

type Identity = Pick<Registered, 'pg_code' | 'email'>;

interface PaymentsOfOrders {
  open(): string;
  cancel(reference: string): void;
}

interface Seat {
  readonly training_id: number;
  readonly user_id: string;
  readonly kuantiti: number;
}

/** Training events, their tickets, their coupons, who is registered and who has paid. Tickets are gone once they are paid for. */
export function createTrainings({ clock, random, names }: Tools) {
  const began = clock.now();
  const events = trainingEvents();
  const coupons = createCoupons(() => clock.now() - began);
  const seats: Seat[] = [];
  /** The latest order of each enrolment. */
  const payments = new Map<string, { order: string; reference: string }>();
  const registered: Registered[] = [...OTHERS];
  /** The same person, as this visitor has sent it before: for another training, from another tab, or twice by the browser. */
  const sentBefore = ({ pg_code, email }: Identity): Registered | undefined =>
    registered.slice(OTHERS.length).find((each) => each.pg_code === pg_code && isSame(each.email, email));
  const makeUplines = () =>
    many(5_000, (number) => ({
      user_id: 10_000 + number,
      name: unusualNames[number - 20] ?? `${names.person()} ${random.chance(0.5) ? `(${names.place()})` : ''}`.trim(),
    }));
  let uplines: ReturnType<typeof makeUplines> | undefined; // made when first asked for: most worlds are of tests that never do

  const soldOf = (trainingId: number): number =>
    seats.filter((seat) => seat.training_id === trainingId).reduce((sum, { kuantiti }) => sum + kuantiti, 0);

  return {
    all: (): readonly TrainingEvent[] => events,
    find: (trainingId: string | undefined): TrainingEvent | undefined =>
      events.find(({ training_id }) => String(training_id) === trainingId),
    /** Tickets that remain now; simulated purchases reduce them over time. */
    bakiTiket({ training_id, tickets, othersBuyAfterHours }: TrainingEvent): number {
      const taken =
        othersBuyAfterHours !== undefined && clock.now() - began >= othersBuyAfterHours * HOUR_MS ? tickets : 0;
      return Math.max(0, tickets - taken - soldOf(training_id));
    },
    uplines: (): readonly { readonly user_id: number; readonly name: string }[] => (uplines ??= makeUplines()),
    coupons,
    registered: (): readonly Registered[] => registered,
    /** @returns the dealer's user id: a new one, unless this visitor has registered the same person before */
    register(dealer: Omit<Registered, 'user_id'>): number {
      const before = sentBefore(dealer);
      if (before) return before.user_id;
      const user_id = 6_001 + registered.length;
      registered.push({ ...dealer, user_id });
      return user_id;
    },
    /** What this person would have in common with somebody else who is registered. */
    takenFrom(dealer: Identity) {
      const others = registered.filter((each) => each !== sentBefore(dealer));
      return {
        pg_code: others.some(({ pg_code }) => pg_code === dealer.pg_code),
        email: others.some(({ email }) => isSame(email, dealer.email)),
      };
    },
    hasSeat: (trainingId: number, userId: string): boolean =>
      seats.some((seat) => seat.training_id === trainingId && seat.user_id === userId),
    /**
     * The payment of an enrolment: the same for the same order, so that two requests never open two. Another number of tickets or
     * amount replaces it, and the earlier one can no longer be paid.
     */
    paymentOf({ training_id, user_id, kuantiti }: Seat, sen: number, { open, cancel }: PaymentsOfOrders): string {
      const enrolment = `${training_id}/${user_id}`;
      const order = `${kuantiti}/${sen}`;
      const last = payments.get(enrolment);
      if (last?.order === order) return last.reference;
      if (last) cancel(last.reference);
      const reference = open();
      payments.set(enrolment, { order, reference });
      return reference;
    },
    /** The payment has arrived: the tickets are sold. */
    takeSeat: (seat: Seat): void => void seats.push(seat),
    seats: (): readonly Seat[] => seats,
  };
}
