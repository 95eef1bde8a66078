import type * as v from 'valibot';
import type { PathParams } from './path-to.ts';

type Schema = v.GenericSchema<any, any>;

/**
 * One call of the host's server, declared once (part 7 of the specification). Client, mocks, tests and documentation all read this
 * record.
 */
export interface Endpoint<
  Path extends string = string,
  Request extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST';
  /** The path on the page's own origin. `{name}` is a parameter; `'{route}'` alone means the page supplies the whole address. */
  readonly path: Path;
  /** How the request is encoded: `query` for GET, `json` or `multipart` (FormData) for POST. */
  readonly encoding: 'none' | 'query' | 'json' | 'multipart';
  /** Whether the call changes something on the server. Such a call is never retried automatically (W4), and if its answer is lost, its result is unknown. */
  readonly writes: boolean;
  /** Schema of the payload, with the specification's field names; absent when there is no payload. */
  readonly request: Request;
  /** Schema of the answer. Its input is the parsed JSON, or the text of a body that is not JSON; an empty body succeeds only if the schema accepts it. */
  readonly answer: Answer;
  /** Whether the answer may be an HTML page, because nothing is read from it. Otherwise such a page means an ended session or a server error (W2). */
  readonly mayBePage: boolean;
  /** Whether even a log-in page is an answer; otherwise it means an ended session (W4). */
  readonly mayBeLogIn?: boolean | undefined;
  /** Whether the answer may have any number of values, because only a part of them is shown. Of other answers everything may be rendered, so that a huge one is refused. */
  readonly mayBeLong?: boolean | undefined;
  /** The payload's field that the server sends back as saved. A bare body equal to that field is accepted as a text, even if it looks like HTML (W12). */
  readonly echoes: string | undefined;
}

interface Declaration<Path extends string, Request extends Schema | undefined, Answer extends Schema> {
  method: 'GET' | 'POST';
  path: Path;
  encoding?: 'query' | 'json' | 'multipart';
  writes?: boolean;
  request?: Request;
  answer: Answer;
  mayBePage?: boolean;
  mayBeLogIn?: boolean;
  mayBeLong?: boolean;
  echoes?: string;
}

/**
 * Declares an endpoint. The defaults follow from the method: `encoding` is `query` for GET, `json` for POST and `none` without a
 * request; a POST `writes`, a GET does not.
 */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  const Path extends string,
  Answer extends Schema,
  Request extends Schema | undefined = undefined,
>(declaration: Declaration<Path, Request, Answer>): Endpoint<Path, Request, Answer> {
  const { method, request, writes = method === 'POST', mayBePage = false, echoes } = declaration;
  const encoding = declaration.encoding ?? (request ? (method === 'GET' ? 'query' : 'json') : 'none');
  return {
    ...declaration,

    encoding,
    writes,
    mayBePage,
    echoes,
    // undefined only where the type Request is
    request: request as Request,
  };
}

/** The path parameters of an endpoint; `{}` when its path has none. */
export type ParamsOf<E extends Endpoint> = { [Name in PathParams<E['path']>]: string | number };

/** The payload of an endpoint, as callers pass it. */
export type RequestOf<E extends Endpoint> = E['request'] extends Schema ? v.InferOutput<E['request']> : undefined;

/** The answer of an endpoint, as callers get it. */
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** The answer as a server may send it, before it is normalised. The mocks' answers have this type. */
export type AnswerBodyOf<E extends Endpoint> = v.InferInput<E['answer']>;
