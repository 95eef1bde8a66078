import { server } from '../../shared/api/late/index.ts';
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
  const { call, quizzesByKind } = await server();
  await call(quizzesByKind[kind], { request: { assessment_id, data: dataOf(chosen) } });
}
