import * as v from 'valibot';
import { keptUnder } from '../../../shared/lib/kept-under.ts';
import { note, noted } from './session-notes.ts';

const schema = v.object({ user_id: v.string(), name: v.string(), pg_code: v.string() });

type Registered = v.InferOutput<typeof schema>;

const keyOf = (trainingId: string): string => keptUnder(['training-registration', 'registered', trainingId]);

/** Keeps, for this tab, that a visitor was registered: after a failed enrolment, a reload or "back" nobody is registered twice. */
export const rememberDealer = (trainingId: string, dealer: Registered): void => note(keyOf(trainingId), dealer);

/** The visitor this tab has registered for this training, if any. */
export function rememberedDealer(trainingId: string): Registered | undefined {
  const result = v.safeParse(schema, noted(keyOf(trainingId)));
  return result.success ? result.output : undefined;
}
