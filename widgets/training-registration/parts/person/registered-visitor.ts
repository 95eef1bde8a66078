import * as v from 'valibot';
import { object } from '../../../../shared/lib/schema/index.ts';
import { type Kept, keep, kept, readKept } from '../../../../shared/memory/kept/index.ts';

const schema = object({ user_id: v.string(), name: v.string(), pg_code: v.string() });

type Registered = v.InferOutput<typeof schema>;

const keptFor = (trainingId: string): Kept => kept('training-registration:registered', [trainingId]);

/** Remembers in this tab that a visitor was registered, so that after a failed enrolment, a reload or "back" the person is not registered again. */
export const rememberDealer = (trainingId: string, dealer: Registered): unknown => keep(keptFor(trainingId), dealer);

/** The visitor whom this tab has registered for this training, if any. */
export const rememberedDealer = (trainingId: string): Registered | undefined => readKept(keptFor(trainingId), schema);
