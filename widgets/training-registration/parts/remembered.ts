import * as v from 'valibot';
import { forget, note, noted } from './session-notes.ts';

const KEY = 'dw-training-registration:registered';
const schema = v.object({ user_id: v.string(), name: v.string(), pg_code: v.string() });

type Registered = v.InferOutput<typeof schema>;

/** Keeps, for this tab, that a visitor was registered: after a failed enrolment, a reload or "back" nobody is registered twice. */
export const rememberDealer = (dealer: Registered): void => note(KEY, dealer);

export const forgetDealer = (): void => forget(KEY);

/** The visitor this tab has registered, if any. */
export function rememberedDealer(): Registered | undefined {
  const result = v.safeParse(schema, noted(KEY));
  return result.success ? result.output : undefined;
}
