// chunk: wire
import type * as v from 'valibot';
import { bareEntries } from '../lib/bare-entries.ts';

type Schema = v.GenericSchema<any, any>;

/** The names between braces in a path: `'/a/{id}/{date}'` ⇒ `'id' | 'date'`. */
type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/**
 * One call of the host's server, declared once (part 7 of the specification).
 * The client, the mocks, the tests and the documentation all read this record.
 */
export interface Endpoint<
  Path extends string = string,
  Request extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST';
  /** The path on the page's own origin. `{name}` is a parameter; `'{route}'` alone means the page supplies the whole address. */
  readonly path: Path;
  /** How the request travels: `query` for GET, `json` or `multipart` (FormData) for POST. */
  readonly encoding: 'none' | 'query' | 'json' | 'multipart';
  /** Whether the call changes something on the server. Then it is never sent again by itself (W4), and a lost answer leaves open what happened. */
  readonly writes: boolean;
  /** The payload, in the specification's own field names. Absent when there is none. */
  readonly request: Request;
  /** What the answer's body becomes; an empty one is a success only where this says so. It is given the parsed JSON, or the text of a body that is not JSON. */
  readonly answer: Answer;
  /** Whether the answer may be a page of HTML, because nothing of it is read. Everywhere else a bare page is an ended session or a fault (W2). */
  readonly mayBePage: boolean;
  /** The field of the payload that the answer repeats as it was saved: a bare body that is what was sent is that text, whatever it looks like (W12). */
  readonly echoes: string | undefined;
  /** What a reader should know beyond the types; it goes into the documentation. */
  readonly notes: string;
}

interface Declaration<Path extends string, Request extends Schema | undefined, Answer extends Schema> {
  method: 'GET' | 'POST';
  path: Path;
  encoding?: 'query' | 'json' | 'multipart';
  writes?: boolean;
  request?: Request;
  answer: Answer;
  mayBePage?: boolean;
  echoes?: string;
  notes: string;
}

/**
 * Declares an endpoint. What is left out follows from the method: `encoding` is `query` for GET, `json` for POST, `none` without a request;
 * a POST `writes`, a GET does not.
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
    answer: bareEntries(declaration.answer),
    encoding,
    writes,
    mayBePage,
    echoes,
    request: request as Request,
  };
}

/** The path parameters a call of this endpoint needs; `{}` when its path has none. */
export type ParamsOf<E extends Endpoint> = { [Name in PathParams<E['path']>]: string | number };

/** The payload a caller sends. */
export type RequestOf<E extends Endpoint> = E['request'] extends Schema ? v.InferOutput<E['request']> : undefined;

/** The answer a caller gets. */
export type AnswerOf<E extends Endpoint> = v.InferOutput<E['answer']>;

/** What a server may send for this answer before it is made one type. Mocks are typed by it. */
export type AnswerBodyOf<E extends Endpoint> = v.InferInput<E['answer']>;
