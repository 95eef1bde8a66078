import * as v from 'valibot';
import { object } from '../../../../../shared/lib/schema/index.ts';
import { type Kept, keep, kept, readKept } from '../../../../../shared/memory/kept/index.ts';
import { call } from '../../../../../shared/api/index.ts';
import { isSessionEnded } from '../../../../../shared/runtime/failures/index.ts';
import { checkAuth, logOut } from '../../../../../shared/contract/calls/index.ts';
import type { Properties } from '../../../training-registration.props.ts';

interface Known {
  user_id: string;
  name: string;
  pg_code: string;
}

/** The person who fills in the form: an unknown visitor, the logged-in dealer, or a visitor whom this page has just registered. */
export type Who = { kind: 'visitor' } | KnownWho;
export type KnownWho = { kind: 'dealer' | 'registered' } & Known;

/**
 * Makes the known person a visitor.
 * @param end ends the session; called when all code that the visitor needs is there, so that nobody who has left stays on the screen
 * @throws what loading the code or `end` throws; the person then stays
 */
export type Leave = (end: () => Promise<void>) => Promise<void>;

const registered = object({ user_id: v.string(), name: v.string(), pg_code: v.string() });

type Registered = v.InferOutput<typeof registered>;

const keptFor = (trainingId: string): Kept => kept('training-registration:registered', [trainingId]);

/** Remembers in this tab that a visitor was registered, so that after a failed enrolment, a reload or "back" the person is not registered again. */
export const rememberDealer = (trainingId: string, dealer: Registered): unknown => keep(keptFor(trainingId), dealer);

/** The visitor whom this tab has registered for this training, if any. */
export const rememberedDealer = (trainingId: string): Registered | undefined =>
  readKept(keptFor(trainingId), registered);

/** What the page says of the training and of the person. */
export type PageOf = Pick<Properties, 'training_id' | 'user_id' | 'name' | 'pg_code'>;

/**
 * The auth check. An ended session is not an error here: it means that nobody is logged in.
 * @param page what it says of the same person stands for what the answer leaves out
 * @throws ApiError when the check fails
 */
export async function fetchPerson(page: PageOf, signal: AbortSignal): Promise<Who> {
  const answer = await call(checkAuth, { signal }).catch((error: unknown) => {
    if (isSessionEnded(error)) return { status: 'invalid' as const };
    throw error;
  });
  if (answer.status === 'valid') {
    const { user_id } = answer;
    const known = page.user_id === user_id ? page : { name: '', pg_code: '' };
    return { kind: 'dealer', user_id, name: answer.name || known.name, pg_code: answer.pg_code || known.pg_code };
  }
  const registered = rememberedDealer(page.training_id);
  return registered ? { kind: 'registered', ...registered } : { kind: 'visitor' };
}

/** The id of a known person; `null` for a visitor. */
export const userIdOf = (who: Who): string | null => (who.kind === 'visitor' ? null : who.user_id);

/**
 * Whether input of the person before must be hidden from the person now. A visitor who becomes known is the same person; any other
 * change is another one.
 * @param before id of the person before; `null` for a visitor
 */
export const isAnother = (before: string | null, now: Who): boolean => before !== null && before !== userIdOf(now);

/**
 * Ends the session on the server. A session that had ended before counts as success.
 * @throws ApiError when it fails
 */
export const endSession = (): Promise<void> =>
  call(logOut).catch((error: unknown) => {
    if (!isSessionEnded(error)) throw error;
  });
