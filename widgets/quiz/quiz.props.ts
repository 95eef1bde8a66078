import * as v from 'valibot';
import { atMost, list } from '../../shared/contract/index.ts';
import { id, object, oneOf, optional, text } from '../../shared/lib/schema/index.ts';

const isOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;

const answers = v.pipe(
  list(object({ key: id, text })),
  v.minLength(1, 'expected at least one answer'),
  v.check((all) => isOnce(all.map(({ key }) => key)), 'expected every key once'),
);
/** One question. `image` is a file name, appended to the page setting `storage_prefix`, or empty. */
const question = object({ id, question: text, image: text, answers });

export const properties = object({
  /** Who answers: a customer's quiz or a staff assessment. It decides where answers go and which page follows: the browser then loads the address of the call, with GET. */
  kind: oneOf(['customer', 'staff']),
  /** The payload's `assessment_id`; answers are kept in the browser under it (D18). */
  assessment_id: id,
  /** The questions, in their order: `[{ id, question, image, answers: [{ key, text }] }]`. */
  questions: v.pipe(
    list(question),
    atMost(500),
    v.check((all) => isOnce(all.map((each) => each.id)), 'expected every id once'),
  ),
  /** Separates the answers of several people who use one browser. */
  user_id: optional(id),
});

/** A choice, when it is made; and that all were handed in, once the server has accepted them. */
export const change = v.union([
  object({ question_id: v.string(), key: v.string() }),
  object({ assessment_id: v.string(), sent: v.literal(true) }),
]);

export type Properties = v.InferOutput<typeof properties>;
export type Question = v.InferOutput<typeof question>;
