import { call } from '../../../shared/api/call.ts';
import { isSessionEnded } from '../../../shared/api/error-text.ts';
import { checkAuth, logOut } from '../../../shared/contract/training.ts';
import { rememberedDealer } from './remembered.ts';

interface Known {
  user_id: string;
  name: string;
  pg_code: string;
}

/** Who fills in the form: nobody known yet, the dealer who is logged in, or the one this page has just registered. */
export type Who = { kind: 'visitor' } | ({ kind: 'dealer' | 'registered' } & Known);

/**
 * The auth check. An ended session is no failure here: its answer is "nobody is logged in".
 * @throws ApiError when the server cannot be asked
 */
export async function askWho(trainingId: string): Promise<Who> {
  const answer = await call(checkAuth).catch((error: unknown) => {
    if (isSessionEnded(error)) return { status: 'invalid' as const };
    throw error;
  });
  if (answer.status === 'valid')
    return { kind: 'dealer', user_id: answer.user_id, name: answer.name, pg_code: answer.pg_code };
  const registered = rememberedDealer(trainingId);
  return registered ? { kind: 'registered', ...registered } : { kind: 'visitor' };
}

/** Whether what was entered for the one must not be seen by the next: a visitor who becomes known is the same person, everybody else is another. */
export const isAnother = (before: Who, now: Who): boolean =>
  before.kind !== 'visitor' && (now.kind === 'visitor' || now.user_id !== before.user_id);

/** Ends the session on the server; one that had ended before is what was wanted. @throws ApiError when that failed */
export const endSession = (): Promise<void> =>
  call(logOut).catch((error: unknown) => {
    if (!isSessionEnded(error)) throw error;
  });
