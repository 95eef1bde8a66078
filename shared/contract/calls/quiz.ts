/** Submitting a customer's quiz or a staff assessment. */
import * as v from 'valibot';
import { SAID_NO, documented, endpoint, fromJsonText, jsonTextOf, map, oneField, saysNo } from '../index.ts';
import { id, object } from '../../lib/schema/index.ts';

/** A map from question id to the key of the chosen answer. */
const chosenAnswers = map(v.string(), id);

/** Parses the payload's text `data`. */
export const chosenAnswersOfText = fromJsonText(chosenAnswers);

const request = object({
  assessment_id: id,
  data: jsonTextOf(chosenAnswers, 'expected the JSON text of a map from question id to answer key'),
});
const message = oneField('message');
const answer = v.pipe(
  v.custom<v.InferInput<typeof message>>((value) => !saysNo(value), SAID_NO),
  message,
  v.trim(),
  v.nonEmpty('expected a message that says what became of the answers'),
  v.transform((text) => ({ message: text })),
);
const notes =
  "The `message` `error`, or `success` false, means that it was not accepted; any other message, that it was; an answer without one is a fault. `data` is JSON text. When the answers were accepted and the person has pressed OK, the browser loads the call's own address with GET, so a page has to be there.";
const checks =
  'The assessment is open for this person. Every question has an answer, each a key of that question, and there are no other questions. It is handed in once, unless your rules allow more.';
const answers = { not_accepted: { message: 'error' } };

export const submitQuiz = endpoint({ method: 'POST', path: '/app/quiz', request, answer });
documented(submitQuiz, { summary: "Hand in a customer's quiz", notes, checks, answers });

export const submitAssessment = endpoint({ method: 'POST', path: '/staff/assessment', request, answer });
documented(submitAssessment, { summary: 'Hand in a staff assessment', notes, checks, answers });
