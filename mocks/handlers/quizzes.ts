import * as v from 'valibot';
import { chosenAnswersOfText, submitAssessment, submitQuiz } from '../../shared/contract/calls/index.ts';
import type { QuizKind } from '../world/quizzes.ts';
import { handle, type Call, type Domain } from './handle.ts';
import { json } from './reply.ts';

/** Quizzes and assessments that are submitted. */
export const quizHandlers: Domain = (setting) => {
  const take =
    (kind: QuizKind) =>
    ({ world, me, input }: Pick<Call<typeof submitQuiz>, 'world' | 'me' | 'input'>) => {
      const accepted = world.quizzes.submit(
        kind,
        input.assessment_id,
        me.user_id,
        v.parse(chosenAnswersOfText, input.data),
      );
      return json({ message: accepted ? 'success' : 'error' });
    };
  return [handle(submitQuiz, setting, take('customer')), handle(submitAssessment, setting, take('staff'))];
};
