import { http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import type { AnswerBodyOf, Endpoint, ParamsOf, RequestOf } from '../../shared/contract/index.ts';
import { refusal } from '../permission.ts';
import type { Person } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { rawInput, validationFailure } from './input.ts';
import { responseOf, type Reply } from './reply.ts';

/** What the handlers of every domain are made from. */
export interface Setting {
  readonly world: World;
  /** Who makes a request. */
  readonly whoIs: (request: Request) => Person;
}

/** The handlers of one domain. */
export type Domain = (setting: Setting) => HttpHandler[];

/** One call, already checked against the contract. */
export interface Call<E extends Endpoint> {
  readonly world: World;
  readonly me: Person;
  /** The path's parameters, decoded. */
  readonly params: { readonly [Name in keyof ParamsOf<E>]: string };
  readonly input: RequestOf<E>;
  readonly request: Request;
}

/** A reply, a ready `Response` for the cases no contract names, or `undefined` for a 404. */
type Answer<E extends Endpoint> = Reply<AnswerBodyOf<E>> | Response | undefined;

const messages = { 401: 'Unauthenticated.', 403: 'This action is unauthorized.', 404: 'Not Found' };
const failure = (status: keyof typeof messages) => Response.json({ message: messages[status] }, { status });

/**
 * Serves one call of the contract as the host would: 401 or 403 without permission, 422 for a request that breaks the contract,
 * 404 where `answer` finds nothing.
 * @param path where it is served, for an endpoint whose path the page supplies
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  { world, whoIs }: Setting,
  answer: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
  path: string = endpoint.path,
): HttpHandler {
  return http[endpoint.method === 'GET' ? 'get' : 'post'](
    path.replace(/\{(\w+)\}/g, ':$1'),
    async ({ request, params }) => {
      const me = whoIs(request);
      const refused = refusal(me, new URL(request.url).pathname);
      if (refused) return failure(refused);
      const input = endpoint.request && v.safeParse(endpoint.request, await rawInput(request));
      if (input && !input.success) return validationFailure(input.issues);
      const answered = await answer({
        world,
        me,
        // msw matched them against this endpoint's path
        params: params as Call<E>['params'],
        // parsed by this endpoint's request schema
        input: input?.output as RequestOf<E>,
        request,
      });
      if (answered === undefined) return failure(404);
      return answered instanceof Response ? answered : responseOf(answered);
    },
  );
}
