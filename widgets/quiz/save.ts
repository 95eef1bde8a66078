// chunk: calls
/** Loaded when the answers are submitted: the client and the calls. */
import { call } from '../../shared/api/call.ts';
import { quizzesByKind } from '../../shared/contract/calls-by-value.ts';
import type { Chosen } from './quiz.model.ts';
import type { Properties } from './quiz.props.ts';

/** The payload's `data`: JSON text that maps question ids to answer keys. */
export const dataOf = (chosen: Chosen): string => JSON.stringify(Object.fromEntries(chosen));

/**
 * Submits the answers.
 * @throws ApiError also when the server says no: the message 'error' (part 8)
 */
export async function submit(
  { kind, assessment_id }: Pick<Properties, 'kind' | 'assessment_id'>,
  chosen: Chosen,
): Promise<void> {
  await call(quizzesByKind[kind], { request: { assessment_id, data: dataOf(chosen) } });
}
