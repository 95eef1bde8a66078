import { type Reply, send } from '../../api/index.ts';

/** An answer that may have come after redirects. */
export interface Followed extends Reply {
  /** Why this is not the answer to the call, although something was answered. */
  readonly lost?: string;
}

/** As many as `fetch` follows. */
const MOST = 20;

/**
 * Makes the request of a call and follows redirects as browsers do for widgets: within the origin only, and a POST becomes a GET
 * except after 307 and 308. The environment must not follow them (`redirect: 'manual'`).
 * @throws Error for a redirect that is not followed
 */
export async function sendFollowing(...[endpoint, url, name, ...rest]: Parameters<typeof send>): Promise<Followed> {
  let made = { endpoint, url };
  let followed: Pick<Followed, 'redirectedTo' | 'lost'> | undefined;
  for (let hops = 0; hops <= MOST; hops++) {
    const reply = await send(made.endpoint, made.url, name, ...rest);
    const target = targetOf(reply, made.url);
    if (!target) return { ...reply, ...followed };
    const { status } = reply;
    if (target.origin !== url.origin) throw new Error(leaves(status, target.origin));
    const turns = made.endpoint.method === 'POST' && status < 307;
    followed = {
      ...followed,
      redirectedTo: target.pathname,
      // at a moved address nothing was done; after the others the page may be the answer
      ...(turns && !(endpoint.mayBePage && status !== 301) && { lost: turned(status, target) }),
    };
    made = { endpoint: turns ? { ...endpoint, method: 'GET', encoding: 'none' } : made.endpoint, url: target };
  }
  throw new Error(`${name} is redirected more than ${MOST} times. Answer it at its own address.`);
}

function targetOf({ status, header }: Reply, url: URL): URL | undefined {
  const location = [301, 302, 303, 307, 308].includes(status) ? header('Location') : null;
  return location !== null && URL.canParse(location, url) ? new URL(location, url) : undefined;
}

export const SESSION_ENDED =
  'the session has ended, or --cookie is not of somebody who is logged in here. Log in and give the new Cookie header with --cookie.';

/** What a redirect to another page may mean. */
export const IF_LOG_IN = `If people log in there, ${SESSION_ENDED}`;

const leaves = (status: number, to: string): string =>
  `redirected with ${status} to ${to}, another origin, where no widget follows, and the anti-forgery token was not sent there. Give ${to} as the origin if the pages come from there. ${IF_LOG_IN}`;

const turned = (status: number, { pathname }: URL): string =>
  `redirected with ${status} to ${pathname}, which turns a POST into a GET in browsers, so the answer is that of another address. ${IF_LOG_IN} Otherwise answer the call itself (in Laravel no back() and no redirect()), or redirect with 307 or 308.`;
