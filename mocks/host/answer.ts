import { getResponse } from 'msw';
import { refusal } from '../permission.ts';
import { carriesToken } from './sessions.ts';
import { answerControl } from './controls.ts';
import { expectsJson, pageResponse, redirect, refuse, visitOf, type Exchange } from './exchange.ts';
import { answerWithFault } from './faults.ts';
import { pages } from './pages/pages.ts';
import { matchPath } from './routes.ts';

/** Pictures are not calls: they would use up the faults that are meant for calls. */
const isCall = /^\/(app|staff|subuser|api)\//;
const unauthenticated = { 401: 'Unauthenticated.', 403: 'This action is unauthorized.' } as const;

/** Answers one request as the platform does; `null` means the connection is to be dropped. */
export async function answer(exchange: Exchange): Promise<Response | null> {
  const { request, url, session } = exchange;
  const reads = request.method === 'GET';
  if (!reads && !(await carriesToken(request, session))) return refuse(exchange, 419, 'CSRF token mismatch.');
  const control = await answerControl(exchange);
  if (control) return control;
  const refused = refusal(session.me, url.pathname);
  if (refused) return refuse(exchange, refused, unauthenticated[refused]);
  const page = reads ? answerPage(exchange) : await answerForm(exchange);
  return page ?? answerCall(exchange);
}

function answerPage(exchange: Exchange): Response | undefined {
  for (const page of pages) {
    const params = matchPath(page.path, exchange.url.pathname);
    const main = params && page.render(visitOf(exchange, params));
    if (main) return pageResponse(exchange, page, main);
  }
  return undefined;
}

async function answerForm(exchange: Exchange): Promise<Response | undefined> {
  for (const { path, submit } of pages.flatMap(({ forms = [] }) => forms)) {
    const params = matchPath(path, exchange.url.pathname);
    if (params) return redirect(submit(visitOf(exchange, params), await exchange.request.formData()));
  }
  return undefined;
}

/** The widgets' calls: the mocks answer them, unless a fault is pending. */
async function answerCall(exchange: Exchange): Promise<Response | null> {
  const { request, url, place, session } = exchange;
  const fromMocks = async () =>
    (await getResponse(place.handlers, request, { baseUrl: url.origin })) ?? refuse(exchange, 404, 'Not Found');
  const answered = isCall.test(url.pathname)
    ? await answerWithFault(session, {
        path: url.pathname,
        answer: fromMocks,
      })
    : await fromMocks();
  return answered && asLaravelWould(exchange, answered);
}

/** Requests that do not accept JSON are redirected instead: to the log-in page, or back to the form (W3). */
function asLaravelWould(exchange: Exchange, answered: Response): Response {
  if (expectsJson(exchange.request)) return answered;
  if (answered.status === 401) return refuse(exchange, 401, unauthenticated[401]);
  return answered.status === 422 ? redirect(exchange.request.headers.get('referer') ?? '/', 302) : answered;
}
