import type { Exchange } from './exchange.ts';
import { addFault, done, panelPage } from './panel.ts';
import { indexPage } from './index-page.ts';
import { logInByLink, logInPage, logOut, submitLogIn } from './log-in.ts';
import { paymentPage, submitPayment } from './payment.ts';
import { matchPath } from './routes.ts';

type Params = Record<string, string>;

/** Screens of the demo host that the platform does not have. */
const screens: readonly (readonly [
  method: string,
  path: string,
  answer: (exchange: Exchange, params: Params) => Response | Promise<Response>,
])[] = [
  ['GET', '/', indexPage],
  ['GET', '/login', logInPage],
  ['POST', '/login', submitLogIn],
  ['POST', '/demo/person', submitLogIn],
  ['GET', '/app/plt/logout', logOut],
  ['GET', '/demo', panelPage],
  ['GET', '/demo/as/{who}', (exchange, { who = '' }) => logInByLink(exchange, who)],
  ['GET', '/demo/payment/{provider}/{reference}', paymentPage],
  ['POST', '/demo/payment/{provider}/{reference}', submitPayment],
];

type Fields = { get(name: string): unknown };

/** What can be changed about the session and its world: a form of the panel posts it, a test opens its plain address. */
const actions: Record<string, (exchange: Exchange, params: Params, fields: Fields) => void> = {
  '/demo/faults': ({ session }, _, fields) => addFault(session, String(fields.get('kind')), fields),
  '/demo/fault/none': ({ session }) => void (session.faults = []),
  '/demo/fault/{kind}': ({ session }, { kind = '' }, fields) => addFault(session, kind, fields),
  '/demo/session/end': ({ sessions, session }) => sessions.logOut(session),
  '/demo/session/forget': ({ sessions, session }) => sessions.forget(session),
  '/demo/world/reset': ({ place }) => place.world.reset(),
  '/demo/world/new': (exchange) => void (exchange.place = exchange.worlds.named(exchange.worlds.newName())),
  '/demo/clock/advance/{seconds}': ({ place }, { seconds }) =>
    place.world.clock.advance(Math.max(0, Number(seconds) * 1000 || 0)),
};

async function run(exchange: Exchange, action: (typeof actions)[string], params: Params): Promise<Response> {
  const fields = exchange.request.method === 'POST' ? await exchange.request.formData() : exchange.url.searchParams;
  try {
    action(exchange, params, fields);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return Response.json({ message: error.message }, { status: 404 });
  }
  return done(exchange, fields.get('to'));
}

/** Answers what belongs to the host itself; `undefined` for everything else. */
export async function answerControl(exchange: Exchange): Promise<Response | undefined> {
  const { url, request } = exchange;
  for (const [method, path, answer] of screens) {
    const params = method === request.method ? matchPath(path, url.pathname) : undefined;
    if (params) return answer(exchange, params);
  }
  for (const [path, action] of Object.entries(actions)) {
    const params = matchPath(path, url.pathname);
    if (params) return run(exchange, action, params);
  }
  return undefined;
}
