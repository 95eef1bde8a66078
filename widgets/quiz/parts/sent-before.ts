import { arrival, forgetInTab, keepInTab, keptUnder, readInTab } from '../../../shared/page/visits/index.ts';
import type { Properties } from '../quiz.props.ts';

type Item = Pick<Properties, 'kind' | 'assessment_id' | 'user_id'>;

/** Tells this load of the page from all others. */
const thisLoad = (): string => String(performance.timeOrigin);

const keyOf = ({ kind, assessment_id, user_id }: Item): string =>
  // kept in sessionStorage until the quiz is opened anew: that it was handed in, so that the browser's Back does not offer it as unanswered.
  keptUnder(['quiz', 'sent', kind, assessment_id], user_id);

export const rememberSent = (quiz: Item): void => keepInTab(keyOf(quiz), thisLoad());

/** Whether the person has handed the quiz in, and has gone back to its page. Opened in another way, it is the host that offers it again. */
export function wasSent(quiz: Item): boolean {
  const sentBy = readInTab(keyOf(quiz));
  if (sentBy === undefined || sentBy === thisLoad()) return false;
  const how = arrival();
  if (how === 'reload' || how === 'back_forward') return true;
  forgetInTab(keyOf(quiz));
  return false;
}
