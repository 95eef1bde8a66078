/** Whom a backend says it knows, for `dealer-widgets verify`: what its answers are understood to mean, and whom a call may be about. */
import * as v from 'valibot';
import type { AnswerOf, Endpoint } from '../../contract/index.ts';
import { id } from '../../lib/schema/index.ts';
import { checkAuth, enrol, registerDealer } from '../../contract/calls/index.ts';
import { jsonObject } from '../../page/index.ts';
import type { ExampleValues } from '../reference/example-values.ts';
import { quoted } from './server-words.ts';

/** What is understood of an answer that names a person, by its `status`. */
const UNDERSTOOD = new Map<Endpoint, { valid: string; other: string; means: string }>([
  [checkAuth, { valid: 'is logged in', other: 'a visitor, nobody is logged in', means: 'logged in' }],
  [registerDealer, { valid: 'is registered', other: 'a refusal, nobody is registered', means: 'registered' }],
]);

/** The user_id of an answer with the status "valid". */
export function personIn(endpoint: Endpoint, answer: unknown): string | undefined {
  if (!UNDERSTOOD.has(endpoint)) return undefined;
  // what the schemas of both make of an answer
  const person = answer as AnswerOf<typeof registerDealer> | undefined;
  return person?.status === 'valid' ? person.user_id : undefined;
}

/**
 * Says for such an answer what the widgets make of it: every status but "valid" is accepted, also one that was meant to be it.
 * @param body the answer as it came
 */
export function understood(endpoint: Endpoint, answer: unknown, body: string): string {
  const words = UNDERSTOOD.get(endpoint);
  if (!words) return '';
  const person = personIn(endpoint, answer);
  if (person !== undefined) return `understood as: user ${person} ${words.valid}`;
  // anything may be in it
  const { user_id, status } = (jsonObject(body) ?? {}) as Record<string, unknown>;
  const isNamed = v.is(id, user_id) && Number(user_id) !== 0;
  const but = `, although it names the user_id ${String(user_id)}: only the status "valid" means ${words.means}, and this is ${quoted(String(status))}`;
  return `understood as: ${words.other}${isNamed ? but : ''}`;
}

/** The values of a call that is about the person of the session: who that is, the server has said; a value of the user's own comes first. */
export function aboutPerson(
  { values, calls }: ExampleValues,
  builtIn: ExampleValues,
  person: string | undefined,
): ExampleValues {
  const isOwn = String(userIdOfEnrol({ values, calls })) !== String(userIdOfEnrol(builtIn));
  return isOwn || person === undefined
    ? { values, calls }
    : { values, calls: { ...calls, enrol: { ...calls.enrol, user_id: person } } };
}

const userIdOfEnrol = ({ values, calls }: ExampleValues): unknown => calls.enrol?.user_id ?? values.user_id;

/** What else a 403 of this call may mean. */
export const otherPerson = (endpoint: Endpoint, request: Record<string, unknown> | undefined): string =>
  endpoint === enrol
    ? ` Or the user_id ${String(request?.user_id)} is not this person's: "user_id" in the file of --values is it, else what checkAuth or registerDealer has answered in the same run.`
    : '';
