import type { AnswerBodyOf, Endpoint } from './endpoint.ts';

/** What the types of a call do not show, for shared/tools/reference only. */
export interface Documentation<Answer = unknown> {
  /** What the call does or returns, as a short command. In Postman it is the request's name. */
  readonly summary: string;
  /** Sentences on what is sent and answered, where the summary does not say all. */
  readonly notes?: string;
  /** What the server must check before it answers, in sentences: the checks of a widget help people and protect nothing. */
  readonly checks: string;
  /** Whether people make it who are not logged in. Every other call belongs to a session. */
  readonly byVisitors?: true;
  /** Answers that a widget tells from the usual one, by name, as a server would write them: examples in OpenAPI. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

const documentations = new WeakMap<Endpoint, Documentation>();

/** Documents a call. The build takes it for a call without an effect (tools/build/pure-calls.mjs), so nothing of it is shipped. */
export function documented<E extends Endpoint>(endpoint: E, documentation: Documentation<AnswerBodyOf<E>>): void {
  documentations.set(endpoint, documentation);
}

/** @throws Error when nobody has documented the call */
export function documentationOf(endpoint: Endpoint): Documentation {
  const documentation = documentations.get(endpoint);
  if (!documentation)
    throw new Error(`${endpoint.method} ${endpoint.path} is not documented. Add documented(…) below it in its file.`);
  return documentation;
}
