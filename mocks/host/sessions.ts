import { randomBytes } from 'node:crypto';
import { visitor, type Person } from '../world/people.ts';
import { cookiesOf, setCookie } from './cookies.ts';
import type { PendingFault } from './faults.ts';

const MOST_SESSIONS = 2_000;
const COOKIE = 'demo_session';

export interface Session {
  readonly id: string;
  /** The anti-forgery token. */
  readonly token: string;
  me: Person;
  /** Faults that are pending for the next calls of this session. */
  faults: PendingFault[];
}

const newToken = (): string => randomBytes(21).toString('base64');

/**
 * The anti-forgery cookie, readable for scripts. As Laravel's, it is another one with every answer, because it is encrypted anew: base64 of JSON whose
 * `=` must be URL-encoded to travel in a cookie.
 */
function tokenCookie({ token }: Session): string {
  const encrypted = JSON.stringify({ iv: randomBytes(12).toString('base64'), value: token });
  return setCookie('XSRF-TOKEN', encodeURIComponent(Buffer.from(encrypted).toString('base64')), true);
}

/** The token that such a cookie holds; `undefined` when it is none. */
export function tokenIn(cookie: string): string | undefined {
  try {
    // `tokenCookie` has written it, or it is refused
    return (JSON.parse(Buffer.from(cookie, 'base64').toString()) as { value?: string }).value;
  } catch {
    return undefined;
  }
}

/**
 * Whether a request that writes proves that it comes from a page of this session: the header `X-XSRF-TOKEN` carries what the cookie holds, or
 * the form field `_token` the session's token itself.
 */
export async function carriesToken(request: Request, session: Session): Promise<boolean> {
  const cookie = request.headers.get('x-xsrf-token');
  if (cookie !== null) return tokenIn(cookie) === session.token;
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(request.headers.get('content-type') ?? ''))
    return false;
  const fields = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return fields?.get('_token') === session.token;
}

/** All sessions, in memory. */
export function createSessions() {
  const sessions = new Map<string, Session>();

  const begin = (me: Person = visitor): Session => {
    const session: Session = { id: randomBytes(18).toString('base64url'), token: newToken(), me, faults: [] };
    sessions.set(session.id, session);
    // there are more than `MOST_SESSIONS`, so there is a first
    if (sessions.size > MOST_SESSIONS) sessions.delete(sessions.keys().next().value!);
    return session;
  };

  return {
    begin,
    of: (request: Request): Session | undefined => sessions.get(cookiesOf(request).get(COOKIE) ?? ''),
    /** Forgets the session, as after its lifetime: the next POST gets a 419, the next GET a 401. */
    forget: (session: Session) => void sessions.delete(session.id),
    /** Logs somebody in or out: a new session with a new token; its pending faults are kept. */
    renew(old: Session, me: Person): Session {
      sessions.delete(old.id);
      return Object.assign(begin(me), { faults: old.faults });
    },
    /** Logs the session out behind the page's back; its token stays valid, so that calls get a 401 and not a 419. */
    logOut: (session: Session) => void (session.me = visitor),
    cookie: (session: Session) => setCookie(COOKIE, session.id),
    tokenCookie,
  };
}

export type Sessions = ReturnType<typeof createSessions>;
