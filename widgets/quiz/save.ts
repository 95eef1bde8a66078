/** Loaded when the person hands in, or comes near: the client. */
import { call } from '../../shared/api/call.ts';
import { type Chosen, dataOf, kinds } from './quiz.model.ts';
import type { Properties } from './quiz.props.ts';

/**
 * Hands the answers in.
 * @returns whether they were accepted; the message 'error' means that they were not (part 8)
 */
export async function send(
  { kind, assessment_id }: Pick<Properties, 'kind' | 'assessment_id'>,
  chosen: Chosen,
): Promise<boolean> {
  // one endpoint or the other: both take the same request
  const endpoint = kinds[kind].endpoint as (typeof kinds)['customer']['endpoint'];
  const { message } = await call(endpoint, { request: { assessment_id, data: dataOf(chosen) } });
  return message.trim() !== 'error';
}
