import * as v from 'valibot';
import { keepInTab, keptForAll, readInTab } from '../../../../shared/page/visits/index.ts';
import { object, stored } from '../../../../shared/lib/schema/index.ts';

const schema = object({ user_id: v.string(), name: v.string(), pg_code: v.string() });

type Registered = v.InferOutput<typeof schema>;

// kept in sessionStorage until the person logs out: user id, name and PG code of a visitor who was registered, so that the person is not registered twice.
const keyOf = (trainingId: string): string => keptForAll(['training-registration', 'registered', trainingId]);

/** Remembers in this tab that a visitor was registered, so that after a failed enrolment, a reload or "back" the person is not registered again. */
export const rememberDealer = (trainingId: string, dealer: Registered): void =>
  keepInTab(keyOf(trainingId), JSON.stringify(dealer));

/** The visitor whom this tab has registered for this training, if any. */
export const rememberedDealer = (trainingId: string): Registered | undefined =>
  stored(readInTab(keyOf(trainingId)), schema);
